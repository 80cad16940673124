/** What Firebase needs to know of the project; all of it is public. */
export type FirebaseSettings = { projectId: string; apiKey: string; authDomain: string };
