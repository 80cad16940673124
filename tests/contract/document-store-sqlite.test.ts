import { describeDocumentStore } from "./document-store.contract";
import { sqlite } from "./stores";

describeDocumentStore(sqlite);
