import { callCapabilities } from '#contract/calls.ts';
import { PASSKEYS_CAPABILITY } from '#contract/accounts/passkeySignIn.ts';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '#contract/accounts/admin.ts';
import { IDEMPOTENCY_KEY_CAPABILITY } from '#contract/idempotency.ts';
import { VIEWS_CAPABILITY } from '#contract/lists/views.ts';
import { LIVE_CAPABILITY } from '#contract/live/live.ts';
import {
  STORE_KEYS_CAPABILITY,
  STORE_KEYS_WITHHELD_CAPABILITY,
} from '#contract/storefront/storeKeysCapability.ts';
import { WEBHOOKS_CAPABILITY } from '#contract/webhooks/webhookCalls.ts';
import { normalizePassword } from '#contract/accounts/password.ts';
import { normalizeEmail } from '#contract/accounts/email.ts';
import { completeSignIn } from './completeSignIn.ts';
import { startPasskeyStep } from './passkeys/passkeyChallenges.ts';
import { limitEmailProbing, limitSignIn, refundSignIn } from './rateLimits.ts';
import { matchPassword } from './accountFields.ts';
import { endSession, findSignedInAdmin, toPublicAdmin } from './sessions.ts';
import type { Deps } from '../base/deps.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError } from '../base/httpError.ts';
import type { StoredAdmin } from '../base/database.ts';

/** Many people share the guest account, so their views stay in the browser, and it has no keys and no webhooks. */
const WITHHELD_FROM_GUESTS = [
  VIEWS_CAPABILITY,
  STORE_KEYS_CAPABILITY,
  PASSKEYS_CAPABILITY,
  WEBHOOKS_CAPABILITY,
];

/** Returns the contract's extensions that this server supports for an administrator: it handles all calls. */
function getCapabilities(
  { kind }: StoredAdmin,
  { liveStreams, passkeys, storeApiLimit, webhooks }: Deps,
): readonly string[] {
  const withheld = new Set([
    ...(kind === 'guest' ? WITHHELD_FROM_GUESTS : []),
    ...(storeApiLimit === undefined ? [STORE_KEYS_CAPABILITY] : []),
    ...(passkeys ? [] : [PASSKEYS_CAPABILITY]),
    ...(webhooks ? [] : [WEBHOOKS_CAPABILITY]),
  ]);
  const others = [
    IDEMPOTENCY_KEY_CAPABILITY,
    ...(liveStreams ? [LIVE_CAPABILITY] : []),
    ...(kind === 'guest' && storeApiLimit !== undefined ? [STORE_KEYS_WITHHELD_CAPABILITY] : []),
  ];
  return [...callCapabilities.filter((capability) => !withheld.has(capability)), ...others];
}

/** Replaces an outdated password hash. Called at sign-in, because only then is the password itself known. */
function rehashPassword({ id, passwordHash }: StoredAdmin, input: string, deps: Deps): void {
  deps.backgroundTasks.run(async () => {
    const password = normalizePassword(input);
    await deps.db.admins.rehash(id, passwordHash, await deps.passwords.hash(password));
    deps.log.info({ admin: id }, 'password rehashed');
  });
}

export const sessionHandlers = {
  checkAdmin: {
    access: 'everyone',
    handle: async ({ tokenStorage }, deps) => {
      const admin = await findSignedInAdmin(tokenStorage, deps);
      if (!admin) return { isLoggedIn: false };
      const capabilities = [...getCapabilities(admin, deps)];
      return { isLoggedIn: true, admin: { id: admin.id, ...toPublicAdmin(admin, deps) }, capabilities };
    },
  },

  login: {
    access: 'everyone',
    handle: async ({ body, ...visitor }, deps) => {
      const { ip } = visitor;
      const email = normalizeEmail(body.email);
      if (email.length > MAX_EMAIL_LENGTH || body.password.length > MAX_PASSWORD_LENGTH) {
        throw new HttpError(400, (t) => t.errors.credentialsTooLong);
      }
      await limitSignIn({ ip, email }, deps);
      const refundProbing = await limitEmailProbing({ ip, email }, deps);
      const admin = await deps.db.admins.findByEmail(email);
      const match = await matchPassword(body.password, admin?.passwordHash, deps);
      if (!admin || !match) {
        const reason = admin ? 'wrong password' : 'unknown user';
        deps.log.warn({ ip, reason, admin: admin?.id }, 'sign-in refused');
        const revealsUnknown = !admin && deps.accounts.unknownEmail === 'tell';
        return revealsUnknown ? { userNotFound: true } : { isPassValid: false };
      }
      await refundProbing();
      await refundSignIn({ ip, email }, deps);
      if (match === 'unnormalized' || deps.passwords.isOutdated(admin.passwordHash))
        rehashPassword(admin, body.password, deps);
      const passkeyStep = await startPasskeyStep(admin, deps);
      if (passkeyStep) {
        deps.log.info({ ip, admin: admin.id }, 'passkey requested');
        return { passkeyStep };
      }
      return completeSignIn(visitor, admin, 'password', deps);
    },
  },

  logout: {
    access: 'everyone',
    handle: async ({ tokenStorage, ip }, deps) => {
      const admin = await findSignedInAdmin(tokenStorage, deps);
      await endSession(tokenStorage, deps);
      if (admin) deps.log.info({ ip, admin: admin.id }, 'signed out');
      return {};
    },
  },
} satisfies Partial<Handlers>;
