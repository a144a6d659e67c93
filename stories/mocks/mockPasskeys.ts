import type { HttpHandler } from 'msw';
import { joinCode } from '#contract/text/cleanText.ts';
import { extensions } from '#contract/calls.ts';
import { type Passkey, RECOVERY_CODE_COUNT, type SignInRule } from '#contract/accounts/passkeys.ts';
import { anAdmin } from './builders.ts';
import { CURRENT_PASSWORD } from './backend.ts';
import { mockCall, respondWithError, respondWithFieldError } from './mockCall.ts';

export const laptopPasskey: Passkey = {
  id: 'laptop',
  name: 'Chrome on Windows',
  host: 'localhost',
  createdAt: '2026-11-12T09:30:00.000Z',
  lastUsedAt: '2026-11-20T08:05:00.000Z',
};

/** Works only at another address. */
export const oldPasskey: Passkey = {
  id: 'old',
  name: 'My phone',
  host: 'admin.old.example',
  createdAt: '2026-03-02T10:00:00.000Z',
  lastUsedAt: null,
};

export const sampleCodes: readonly string[] = [
  'k7wq-3f9n-hx2m-p4ta-r8ce-y6vd',
  'wj3d-egzd-pcf5-4erf-5dhq-d3dq',
  'ciu4-jhvm-gnzg-edp9-5w77-zvrm',
  'rfv9-x6ue-h4kx-j94c-ewxy-97ef',
  't8ed-v6u2-yb7y-kh9d-puir-339f',
  'k63t-i5t4-y2qj-fmjq-qa9m-suaj',
  '4zwi-d733-33g8-3dne-p6kh-xdga',
  'jgzb-ep2j-syz8-hh97-88vf-jgxs',
  '8kbp-zjbv-fszk-yqxq-nr3q-n9yb',
  'bt8s-ny6y-zfqg-q8nx-p8a8-yfh2',
];

/** Options of the standard's JSON, with 16 and 32 bytes. */
const userId = 'AAAAAAAAAAAAAAAAAAAAAA';
export const challenge = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
export const requestOptions = { challenge, rpId: 'localhost' };
const creationOptions: PublicKeyCredentialCreationOptionsJSON = {
  challenge,
  rp: { id: 'localhost', name: 'Counter' },
  user: { id: userId, name: 'ananya.k@counter.example', displayName: 'Ananya Krishnamurthy' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

type MockedPasskeys = {
  passkeys?: readonly Passkey[];
  signInRule?: SignInRule;
  origin?: string;
  /** Called when a passkey or a recovery code starts a session. */
  onSignIn?: () => void;
};

/** Mocks the calls of passkeys. `checkAdmin` must also announce the `passkeys` capability. Create one per story. */
export function mockPasskeys({
  passkeys: initial = [],
  signInRule: initialRule = 'passwordOrPasskey',
  origin = 'http://localhost',
  onSignIn,
}: MockedPasskeys = {}) {
  const signIn = () => {
    onSignIn?.();
    return { user };
  };
  let passkeys = [...initial];
  let signInRule = initialRule;
  let recoveryCodesLeft = passkeys.length > 0 ? 7 : 0;
  const ifRightPassword = <Answer>(currentPassword: string, answer: () => Answer) =>
    currentPassword === CURRENT_PASSWORD
      ? answer()
      : respondWithFieldError('currentPassword', 'This isn’t your current password.');
  const createCodes = () => {
    recoveryCodesLeft = RECOVERY_CODE_COUNT;
    return [...sampleCodes];
  };
  const user = anAdmin();
  return {
    getPasskeys: mockCall(extensions.getPasskeys, () => ({
      passkeys,
      signInRule,
      recoveryCodesLeft,
      origin,
      userId: 'YXNoYQ',
    })),
    startPasskey: mockCall(extensions.startPasskey, ({ body }) =>
      ifRightPassword(body.currentPassword, () => ({ options: creationOptions })),
    ),
    addPasskey: mockCall(extensions.addPasskey, ({ body }) => {
      const passkey = { ...laptopPasskey, id: body.credential.id, name: body.name, lastUsedAt: null };
      const recoveryCodes = passkeys.length === 0 ? createCodes() : null;
      passkeys = [...passkeys, passkey];
      return { passkey, recoveryCodes };
    }),
    renamePasskey: mockCall(extensions.renamePasskey, ({ params: { id }, body: { name } }) => {
      const passkey = passkeys.find((one) => one.id === id);
      if (!passkey) return respondWithError(404, 'Passkey not found.');
      passkeys = passkeys.map((one) => (one.id === id ? { ...one, name } : one));
      return { passkey: { ...passkey, name } };
    }),
    removePasskey: mockCall(extensions.removePasskey, ({ params: { id }, body }) =>
      ifRightPassword(body.currentPassword, () => {
        passkeys = passkeys.filter((one) => one.id !== id);
        if (passkeys.length === 0) signInRule = 'passwordOrPasskey';
        return {};
      }),
    ),
    saveSignInRule: mockCall(extensions.saveSignInRule, ({ body }) =>
      ifRightPassword(body.currentPassword, () => {
        signInRule = body.signInRule;
        return {};
      }),
    ),
    createRecoveryCodes: mockCall(extensions.createRecoveryCodes, ({ body }) =>
      ifRightPassword(body.currentPassword, () => ({ recoveryCodes: createCodes() })),
    ),
    startPasskeySignIn: mockCall(extensions.startPasskeySignIn, () => ({ options: requestOptions })),
    signInWithPasskey: mockCall(extensions.signInWithPasskey, signIn),
    signInWithRecoveryCode: mockCall(extensions.signInWithRecoveryCode, ({ body }) =>
      sampleCodes.map(joinCode).includes(body.code)
        ? signIn()
        : respondWithFieldError('code', 'This recovery code isn’t right, or it was used before.'),
    ),
  } satisfies Record<string, HttpHandler>;
}

const bytes = new Uint8Array(32).buffer;
const credential = {
  id: challenge,
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
};
const response = { clientDataJSON: bytes };

/** What `navigator.credentials.create` resolves to. */
export const createdCredential = {
  ...credential,
  response: { ...response, attestationObject: bytes, getTransports: () => ['internal'] },
} as unknown as PublicKeyCredential;

/** What `navigator.credentials.get` resolves to. */
export const usedCredential = {
  ...credential,
  response: { ...response, authenticatorData: bytes, signature: bytes, userHandle: null },
} as unknown as PublicKeyCredential;

/** The person cancelled the browser's prompt. */
export const promptCancelled = () => Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
