# plain: a package marker; nothing here is ever hot.
"""What two games share: texts, problems, data files, clause catalogues and deck lists."""
