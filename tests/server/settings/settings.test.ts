import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from '#server/settings/settings.ts';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://counter.example' };

it('requires no settings', () => {
  expect(readSettings({})).toEqual({
    port: 4600,
    host: '127.0.0.1',
    dataDir: 'data',
    production: false,
    publicUrl: undefined,
    https: false,
    apiHost: undefined,
    directApiHost: undefined,
    guest: { email: 'guest@store.example', password: 'open the counter' },
    seed: { sample: true, products: 0, orders: 0 },
    accounts: { registration: { mode: 'open' }, unknownEmail: 'tell', codeLifetimeSeconds: 300 },
    mail: { smtpUrl: undefined, from: { name: 'Counter', address: 'no-reply@localhost' } },
    trustedProxies: 0,
    brand: { name: undefined, accent: undefined, folder: undefined },
    storage: { databaseUrl: undefined, bucket: undefined },
    publicSettings: {
      guest: { email: 'guest@store.example', password: 'open the counter' },
      storefrontUrl: null,
      currency: null,
      timeZone: null,
      contact: {
        email: 'support@counter.example',
        phone: '+91 80 4718 2200',
        address: '14 Residency Road, Bengaluru 560025',
      },
    },
    historyDays: 400,
    storeApiLimit: 1200,
    webhooks: {
      privateAddresses: 'refuse',
      retryDelaysMs: [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].map(
        (seconds) => seconds * 1000,
      ),
    },
    drainSeconds: 0,
    logLevel: 'info',
  });
});

it('treats an empty value as missing', () => {
  expect(readSettings({ PORT: '', API_HOST: '', GUEST_PASSWORD: '' })).toEqual(readSettings({}));
});

it('reads all settings', () => {
  const settings = readSettings({
    PORT: '0',
    PUBLIC_URL: 'https://counter.example',
    GUEST_EMAIL: 'demo@shop.example',
    GUEST_PASSWORD: 'secret',
    SEED_ORDERS: '1000',
    STOREFRONT_URL: 'https://shop.example',
    CURRENCY: 'EUR',
    TIME_ZONE: 'Europe/Berlin',
  });
  expect(settings).toMatchObject({ port: 0, https: true, seed: { sample: true, products: 0, orders: 1000 } });
  expect(settings.publicSettings).toMatchObject({
    guest: { email: 'demo@shop.example', password: 'secret' },
    storefrontUrl: 'https://shop.example',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
  });
});

it.each([
  ['in production', PRODUCTION],
  ['before another backend', { API_HOST: 'http://backend.example' }],
])('has no guest %s unless a password is set', (_, variables) => {
  expect(readSettings(variables).guest).toBeUndefined();
  expect(readSettings(variables).publicSettings.guest).toBeNull();
  expect(readSettings({ ...variables, GUEST_PASSWORD: 'secret' }).publicSettings.guest).toEqual({
    email: 'guest@store.example',
    password: 'secret',
  });
});

it.each([
  ['everyone outside production', {}, { mode: 'open' }],
  ['nobody in production', PRODUCTION, { mode: 'listed', allowList: [] }],
  [
    'listed addresses in any case',
    { ADMIN_EMAILS: ' Asha@Store.example; @shop.example,\nother.example ' },
    { mode: 'listed', allowList: ['asha@store.example', 'shop.example', 'other.example'] },
  ],
  [
    'everyone in production if configured',
    { ...PRODUCTION, REGISTRATION: 'open', ADMIN_EMAILS: 'a@b.example' },
    { mode: 'open' },
  ],
  [
    'listed addresses outside production if configured',
    { REGISTRATION: 'listed' },
    { mode: 'listed', allowList: [] },
  ],
])('allows registration for %s', (_, variables, registration) => {
  expect(readSettings(variables).accounts.registration).toEqual(registration);
});

describe('in production', () => {
  it.each(['https://counter.example', 'http://localhost:4600', 'http://127.0.0.1', 'http://[::1]:4600'])(
    'accepts the public address %s',
    (PUBLIC_URL) => expect(readSettings({ ...PRODUCTION, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL),
  );

  it.each([
    [undefined, 'not set'],
    ['http://counter.example', "'http://counter.example'"],
    ['http://127.evil.example', "'http://127.evil.example'"],
  ])('refuses the public address %s [ASVS 12.2.1]', (PUBLIC_URL, given) => {
    expect(() => readSettings({ ...PRODUCTION, PUBLIC_URL })).toThrow(
      new Error(
        `The setting PUBLIC_URL must be the https address at which browsers reach this server in production (it is ${given}).`,
      ),
    );
  });

  it('uses an empty store, Secure cookies and no trusted proxies by default', () => {
    const settings = readSettings(PRODUCTION);
    expect(settings).toMatchObject({
      production: true,
      https: true,
      trustedProxies: 0,
      guest: undefined,
      seed: { sample: false, products: 0, orders: 0 },
    });
    expect(readSettings({ ...PRODUCTION, TRUST_PROXY: '1' }).trustedProxies).toBe(1);
  });
});

it.each([
  [{ MAIL_FROM: 'Corner Shop, Ltd <shop@store.example>' }, 'Corner Shop, Ltd', 'shop@store.example'],
  [{ MAIL_FROM: 'shop@store.example' }, '', 'shop@store.example'],
  [{ PUBLIC_URL: 'https://counter.example:8443/' }, 'Counter', 'no-reply@counter.example'],
])('sends mail from %o', (variables, name, address) => {
  expect(readSettings(variables).mail.from).toEqual({ name, address });
});

it('prints no secret of an invalid setting', () => {
  const message = 'must be the address of a mail server such as smtp://user:password@mail.example:587.';
  expect(() => readSettings({ SMTP_URL: 'http://user:hunter2@mail.example' })).toThrow(
    new Error(`The setting SMTP_URL ${message}`),
  );
});

it.each([
  [{ OTP_SECONDS: '0' }, "The setting OTP_SECONDS must be a whole number from 1 to 3600 (it is '0')."],
  [{ UNKNOWN_EMAIL: 'yes' }, "The setting UNKNOWN_EMAIL must be tell or hide (it is 'yes')."],
  [
    { ADMIN_EMAILS: 'asha@store.example, asha at shop' },
    "The setting ADMIN_EMAILS must be email addresses and domains, separated by commas (it is 'asha@store.example, asha at shop').",
  ],
  [
    { MAIL_FROM: 'Counter' },
    "The setting MAIL_FROM must be a sender such as Counter <no-reply@store.example> (it is 'Counter').",
  ],
  [{ PORT: 'abc' }, "The setting PORT must be a whole number from 0 to 65535 (it is 'abc')."],
  [{ PORT: '70000' }, "The setting PORT must be a whole number from 0 to 65535 (it is '70000')."],
  [{ SEED_TODAY: 'today' }, "The setting SEED_TODAY must be a day such as 2026-11-20 (it is 'today')."],
  [{ SEED_ORDERS: '1.5' }, "The setting SEED_ORDERS must be a whole number from 0 to 1000000 (it is '1.5')."],
  [{ GUEST_EMAIL: 'guest' }, "The setting GUEST_EMAIL must be an email address (it is 'guest')."],
  [{ GUEST_PASSWORD: 'short' }, 'The setting GUEST_PASSWORD must be a password of 6 to 1024 characters.'],
  [
    { CURRENCY: 'rupees' },
    "The setting CURRENCY must be an ISO 4217 currency code such as INR or USD (it is 'rupees').",
  ],
  [
    { API_HOST: 'backend' },
    "The setting API_HOST must be the http(s) address of the store's backend (it is 'backend').",
  ],
  [
    { STOREFRONT_URL: 'javascript:alert(1)' },
    "The setting STOREFRONT_URL must be the http(s) address of the storefront (it is 'javascript:alert(1)').",
  ],
])('names the invalid setting: %o [ASVS 1.2.2]', (variables, message) => {
  expect(() => readSettings(variables)).toThrow(new Error(message));
});

/** Settings that accept any text. */
const FREE = [
  'HOST',
  'METRICS_HOST',
  'DATA_DIR',
  'BRAND_DIR',
  'STORE_NAME',
  'CONTACT_PHONE',
  'CONTACT_ADDRESS',
];
const WRONG: Record<string, string> = {
  PORT: '65536',
  PUBLIC_URL: 'counter.example',
  API_HOST: 'ftp://backend.example',
  VITE_API_HOST: '//backend.example',
  GUEST_EMAIL: 'guest@',
  GUEST_PASSWORD: 'x'.repeat(1025),
  SEED_PRODUCTS: '-1',
  SEED_ORDERS: '1000001',
  SMTP_URL: 'smtp://',
  MAIL_FROM: 'no-reply',
  REGISTRATION: 'closed',
  ADMIN_EMAILS: 'asha@',
  UNKNOWN_EMAIL: 'maybe',
  OTP_SECONDS: '5m',
  TRUST_PROXY: '1.5',
  STOREFRONT_URL: 'shop',
  CURRENCY: 'XXZ',
  TIME_ZONE: 'Asia/Calcuttta',
  CONTACT_EMAIL: 'support',
  BRAND_NAME: 'x'.repeat(31),
  LOG_LEVEL: 'loud',
};

it.each(settingNames.filter((name) => !FREE.includes(name)))('refuses an invalid %s by name', (name) => {
  const start = () => readSettings({ [name]: WRONG[name] ?? 'a wrong value' });
  expect(start).toThrow(new RegExp(`^The setting ${name} must be \\S.*\\.$`));
});

const S3 = { S3_BUCKET: 'images', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hunter2' };

it('reads where rows and images are stored', () => {
  const DATABASE_URL = 'postgresql://counter:hunter2@db.example/store?sslmode=require';
  expect(readSettings({ DATABASE_URL }).storage.databaseUrl).toBe(DATABASE_URL);
  expect(readSettings(S3).storage.bucket).toEqual({
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    name: 'images',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'hunter2',
  });
  const elsewhere = { ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000/', S3_REGION: 'eu-central-1' };
  expect(readSettings(elsewhere).storage.bucket).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'eu-central-1',
  });
});

it.each([
  [{ DATABASE_URL: 'mysql://counter:hunter2@db.example' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'hunter2' }, 'DATABASE_URL'],
  [{ ...S3, S3_BUCKET: 'Not a bucket' }, 'S3_BUCKET'],
  [{ ...S3, S3_ENDPOINT: 'storage.example' }, 'S3_ENDPOINT'],
  [{ ...S3, S3_REGION: 'eu west' }, 'S3_REGION'],
  [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
  [{ ...S3, S3_ACCESS_KEY_ID: undefined }, 'S3_ACCESS_KEY_ID'],
  [{ ...S3, S3_BUCKET: undefined }, 'S3_BUCKET'],
])('refuses %o by the name %s without its secrets', (variables, name) => {
  const read = () => readSettings(variables);
  expect(read).toThrow(new RegExp(`^The setting ${name} must be `));
  expect(read).not.toThrow('hunter2');
});
