/** What Firebase needs to know of the project; all of it is public. */
export type FirebaseSettings = { projectId: string; apiKey: string; authDomain: string };

/** What a browser needs to know to get a token for push alerts; all of it is public. */
export type PushSettings = Omit<FirebaseSettings, "authDomain"> & {
  messagingSenderId: string;
  appId: string;
  /** The public half of the project's web push certificate. */
  vapidKey: string;
};
