import * as z from 'zod/mini';
import { secretCodeText } from '../text/textSchemas.ts';
import { defineCall } from '../call.ts';
import { nullish } from '../wire/lenient.ts';
import { admin } from './admin.ts';
import { requestOptions } from './passkeyStep.ts';

/** Capability of a backend whose administrators can sign in with passkeys. The guest doesn't get it. */
export const PASSKEYS_CAPABILITY = 'passkeys';

export const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000));
/** Fields of all answers of the browser. */
export const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
};

/** The browser's answer when a passkey is used. */
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.string()),
  }),
});
export type UsedCredential = z.output<typeof usedCredential>;

/** Begins a sign-in without a password. Any passkey of this address can answer. */
export const startPasskeySignIn = defineCall({
  method: 'POST',
  path: '/api/admin/passkey-options',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ options: requestOptions }),
});

/** Signs in with a passkey, alone or after the password. A 410 if the challenge is over, here and below. */
export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/api/admin/passkey-login',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ credential: usedCredential }),
  response: z.object({ user: nullish(admin) }),
});

/** Signs in with a recovery code after the password. Each code works once. */
export const signInWithRecoveryCode = defineCall({
  method: 'POST',
  path: '/api/admin/recovery-login',
  capability: PASSKEYS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ challenge: z.string(), code: secretCodeText }),
  response: z.object({ user: nullish(admin) }),
});
