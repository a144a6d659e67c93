import { describe, expect, it } from 'vitest';
import { getPasskeySupport, suggestName, worksAt } from '#features/account/passkeys/passkeysModel.ts';
import { formatDevice } from '#languages/ar/device.ts';

const origin = 'https://admin.store.example';
const page = { origin, context: 'secure', webAuthn: 'supported' } as const;

describe('where passkeys work', () => {
  it('can add one at the right address', () =>
    expect(getPasskeySupport(origin, page)).toEqual({ status: 'supported' }));

  it('names both addresses at another one', () => {
    const current = 'http://192.168.1.20:3000';
    expect(getPasskeySupport(origin, { ...page, origin: current, context: 'insecure' })).toEqual({
      status: 'elsewhere',
      origin,
      current,
    });
  });

  it('needs https', () =>
    expect(getPasskeySupport(origin, { ...page, context: 'insecure', webAuthn: 'unsupported' })).toEqual({
      status: 'insecure',
    }));

  it('needs a browser with passkeys', () =>
    expect(getPasskeySupport(origin, { ...page, webAuthn: 'unsupported' })).toEqual({
      status: 'unsupported',
    }));

  it('compares the host of a passkey without the port', () => {
    expect(worksAt({ host: 'localhost' }, 'http://localhost:3000')).toBe(true);
    expect(worksAt({ host: 'admin.old.example' }, origin)).toBe(false);
  });
});

describe('the suggested name', () => {
  it('is the device without invisible signs', () =>
    expect(suggestName({ browser: 'Chrome', system: 'Windows' }, formatDevice)).toBe('Chrome على Windows'));

  it('is empty for an unknown device', () => {
    expect(suggestName({ browser: null, system: null }, formatDevice)).toBe('');
    expect(suggestName(undefined, formatDevice)).toBe('');
  });

  it('is at most as long as a name can be', () =>
    expect(suggestName({ browser: 'x'.repeat(80), system: null }, formatDevice)).toHaveLength(60));
});
