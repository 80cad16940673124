import { DocumentStoreError } from "~/platform/storage/document-store";
import { IdentityError } from "./identity-provider";

/** Whether an error says that the identity provider or the document store could not answer. */
export const isOutOfReach = (error: unknown): error is IdentityError | DocumentStoreError =>
  error instanceof IdentityError || error instanceof DocumentStoreError;
