"""The web table: a server that keeps matches and shows each seat what it may see, and the page that draws it."""
