/** Firebase project settings; all of them are public. */
export type FirebaseSettings = { projectId: string; apiKey: string; authDomain: string };

/** Settings a browser needs to get a token for push alerts; all of them are public. */
export type PushSettings = Omit<FirebaseSettings, "authDomain"> & {
  messagingSenderId: string;
  appId: string;
  /** The public half of the project's Web Push certificate. */
  vapidKey: string;
};
