export { PhraseBook as Collection } from "./phrase-book";
