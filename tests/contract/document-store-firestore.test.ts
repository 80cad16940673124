import { describeDocumentStore } from "./document-store.contract";
import { firestore } from "./stores";

describeDocumentStore(firestore);
