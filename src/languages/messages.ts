/** Messages of the sign-in pages and of every page. English is the type of the other languages. */
type SignedOutMessages = typeof import('./en/signedOut.ts');

/** Messages of the pages behind the sign-in. */
type SignedInMessages = typeof import('./en/signedIn.ts');

export type Bundles = { signedOut: SignedOutMessages; signedIn: SignedInMessages };

/** All messages of the front end, with a key for each file of a language. */
export type Messages = SignedOutMessages & SignedInMessages;

export type Namespace = keyof Messages;
