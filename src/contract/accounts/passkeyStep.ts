import * as z from 'zod/mini';

/** Options for the browser's WebAuthn API, as the standard's JSON. */
export const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(
  (value) => typeof value === 'object' && value !== null && 'challenge' in value,
);

/** The second step of a sign-in, after the right password. */
export const passkeyStep = z.object({
  /** Sent with a recovery code. Valid for some minutes. */
  challenge: z.string(),
  /** Null if none of the account's passkeys works at this address. */
  options: z.nullable(requestOptions),
  /** Hosts where the account's passkeys work, if `options` is null. */
  otherHosts: z.array(z.string()),
});
export type PasskeyStep = z.output<typeof passkeyStep>;
