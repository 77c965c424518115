import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadPage } from "./lib/words.svelte";

const target = document.querySelector("#page");
if (target === null) throw new Error("index.html has no #page");
// Words first: a page that says nothing yet would only flash.
void loadPage().then(() => mount(App, { target }));
