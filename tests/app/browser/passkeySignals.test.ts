import { expect, it, vi } from 'vitest';
import { signalName, signalPasskeys } from '#app/browser/passkeySignals.ts';

const USER = { userId: 'YXNoYQ' };

function stubBrowser(PublicKeyCredential: unknown) {
  vi.stubGlobal('location', { hostname: 'admin.store.example' });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
}
/** The browser's class of passkeys, with signals. */
const withSignals = (signals: object) => Object.assign(() => undefined, signals);

it('tells the browser which passkeys are left, and the name of the account', async () => {
  const signalAllAcceptedCredentials = vi.fn(async () => undefined);
  const signalCurrentUserDetails = vi.fn(async () => undefined);
  stubBrowser(withSignals({ signalAllAcceptedCredentials, signalCurrentUserDetails }));
  await signalPasskeys({ ...USER, ids: ['bGFwdG9w'] });
  await signalName({ ...USER, name: 'asha@store.example', displayName: 'Asha Rao' });
  const rpId = 'admin.store.example';
  expect(signalAllAcceptedCredentials.mock.calls).toEqual([
    [{ rpId, ...USER, allAcceptedCredentialIds: ['bGFwdG9w'] }],
  ]);
  expect(signalCurrentUserDetails.mock.calls).toEqual([
    [{ rpId, ...USER, name: 'asha@store.example', displayName: 'Asha Rao' }],
  ]);
});

it.each([
  ['has no passkeys', undefined],
  ['has no signals', withSignals({})],
  ['refuses', withSignals({ signalAllAcceptedCredentials: () => Promise.reject(new TypeError('no')) })],
])('does nothing if the browser %s', async (_, PublicKeyCredential) => {
  stubBrowser(PublicKeyCredential);
  await expect(signalPasskeys({ ...USER, ids: [] })).resolves.toBeUndefined();
  await expect(signalName({ ...USER, name: 'a@b.example', displayName: 'A' })).resolves.toBeUndefined();
});
