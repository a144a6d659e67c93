import { supportsPasskeys } from './passkeyPrompt.ts';

// What the browser and the device's password manager should know of an account. Browsers may not have these signals and
// may refuse them; then they offer what they have stored.

/** `userId` is the account's WebAuthn user handle, base64url. */
type SignalledAccount = { userId: string };

/** Tells which passkeys an account still has at this address, so that no removed one is offered. */
export async function signalPasskeys({ userId, ids }: SignalledAccount & { ids: string[] }): Promise<void> {
  await signal(() =>
    PublicKeyCredential.signalAllAcceptedCredentials?.({
      rpId: location.hostname,
      userId,
      allAcceptedCredentialIds: ids,
    }),
  );
}

/** Tells what an account is called, so that its passkeys are offered by its present name. */
export async function signalName({
  userId,
  ...names
}: SignalledAccount & { name: string; displayName: string }) {
  await signal(() =>
    PublicKeyCredential.signalCurrentUserDetails?.({ rpId: location.hostname, userId, ...names }),
  );
}

async function signal(send: () => Promise<void> | undefined) {
  try {
    if (supportsPasskeys()) await send();
  } catch {
    // Nobody waits for it, and nothing else depends on it.
  }
}
