/** What every page may show, and the pages for signed-out visitors. English is the type of the other languages. */
type SignedOutMessages = typeof import('./en/signedOut.ts');

/** What the pages behind the sign-in show besides. */
type SignedInMessages = typeof import('./en/signedIn.ts');

export type Bundles = { signedOut: SignedOutMessages; signedIn: SignedInMessages };

/** All messages of the front end: a key for each file of a language. */
export type Messages = SignedOutMessages & SignedInMessages;

export type Namespace = keyof Messages;
