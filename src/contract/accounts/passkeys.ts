import * as z from 'zod/mini';
import { lineText } from '../text/textSchemas.ts';
import { defineCall } from '../call.ts';
import { base64url, credential, PASSKEYS_CAPABILITY } from './passkeySignIn.ts';

export const MAX_PASSKEY_NAME_LENGTH = 60;
/** An account can have this many passkeys. */
export const MAX_PASSKEYS = 20;
export const RECOVERY_CODE_COUNT = 10;

/**
 * What an account needs to sign in.
 * `passwordOrPasskey`: one of them.
 * `passkey`: always a passkey, which is enough alone. After a password, a passkey is asked for.
 * `passwordAndPasskey`: first the password, then a passkey.
 * A recovery code replaces the passkey after the password.
 */
const signInRule = z.enum(['passwordOrPasskey', 'passkey', 'passwordAndPasskey']);
export type SignInRule = z.output<typeof signInRule>;

/** A stored passkey. Times are ISO 8601. */
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Works only at addresses with this host: 'admin.store.example'. */
  host: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof passkey>;

/** Options for the browser's WebAuthn API, as the standard's JSON. */
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(
  (value) => typeof value === 'object' && value !== null && 'challenge' in value,
);

/** 'usb', 'hybrid' or another one, because browsers can have new ones. */
const transport = z.string().check(z.regex(/^[\w-]{1,32}$/));

/** The browser's answer when a passkey is created. */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(transport).check(z.maxLength(10))),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

export const getPasskeys = defineCall({
  method: 'GET',
  path: '/api/account/passkeys',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({
    passkeys: z.array(passkey),
    signInRule,
    /** Unused recovery codes. */
    recoveryCodesLeft: z.number(),
    /** Where new passkeys work: 'https://admin.store.example'. */
    origin: z.string(),
    /** The account's WebAuthn user handle, base64url. */
    userId: z.string(),
  }),
});

const currentPassword = z.string();

/** Begins to add a passkey. A wrong `currentPassword` is a 400 about it, here and below. */
export const startPasskey = defineCall({
  method: 'POST',
  path: '/api/account/passkeys/options',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ currentPassword }),
  response: z.object({ options: creationOptions }),
});

/** Adds a passkey. The first one comes with recovery codes, which are shown only once. A 410 if the challenge is over. */
export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/account/passkeys',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ name: lineText, credential: newCredential }),
  response: z.object({ passkey, recoveryCodes: z.nullable(z.array(z.string())) }),
});

export const renamePasskey = defineCall({
  method: 'POST',
  path: '/api/account/passkeys/:id/name',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ name: lineText }),
  response: z.object({ passkey }),
});

/**
 * Removes a passkey. Does nothing if it is already removed. Without the last one, the password alone is enough, and the
 * recovery codes end.
 */
export const removePasskey = defineCall({
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ currentPassword }),
  response: z.object({}),
  parsedResponse: z.unknown(),
});

/** Sets what is needed to sign in. A 409 if a passkey is needed and the account has none that works at this address. */
export const saveSignInRule = defineCall({
  method: 'POST',
  path: '/api/account/sign-in-rule',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ signInRule, currentPassword }),
  response: z.object({}),
  parsedResponse: z.unknown(),
});

/** Replaces all recovery codes. */
export const createRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/account/recovery-codes',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ currentPassword }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});
