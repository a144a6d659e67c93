import { expect, it } from 'vitest';
import { readSettings, settingNames } from '#server/settings/settings.ts';

type Values = { accepted: readonly string[]; refused?: readonly string[] };

const words = (...accepted: string[]): Values => ({
  accepted,
  refused: accepted.flatMap((word) => [
    word.toUpperCase(),
    word[0]?.toUpperCase() + word.slice(1),
    word.slice(0, 4),
    `${word}s`,
    `"${word}"`,
    `${word},${word}`,
  ]),
});
const wholeNumber = (min: number, max: number): Values => ({
  accepted: [`${min}`, `${max}`],
  refused: [
    `${min - 1}`,
    `${max + 1}`,
    `${min}.0`,
    `${min}e0`,
    '0x1',
    '+1',
    '1_0',
    '１',
    '१',
    'true',
    'yes',
    'off',
  ],
});
const address = (...accepted: string[]): Values => ({
  accepted,
  refused: [
    'store.example',
    'ftp://store.example',
    '//store.example',
    'https:',
    'https:store.example',
    'true',
  ],
});
const anyText = (...accepted: string[]): Values => ({ accepted });

const EMAIL: Values = { accepted: ['asha@store.example'], refused: ['asha', 'asha@', '@store.example'] };
const HTTP = address('https://store.example', 'http://localhost:4600', 'HTTPS://store.example/');

/** Values of every setting. Except for texts, all of them are also refused with spaces around. */
const VALUES: Record<string, Values> = {
  NODE_ENV: {
    ...words('production', 'development', 'test'),
    refused: [
      ...(words('production').refused ?? []),
      'prod',
      'live',
      'staging',
      'PROD',
      'true',
      '1',
      'Production',
    ],
  },
  PORT: wholeNumber(0, 65_535),
  HOST: anyText('0.0.0.0', '::', 'localhost'),
  PUBLIC_URL: HTTP,
  TRUST_PROXY: wholeNumber(0, 10),
  STORE_API_LIMIT: wholeNumber(1, 1_000_000),
  WEBHOOK_PRIVATE_ADDRESSES: words('refuse', 'allow'),
  WEBHOOK_RETRY_SECONDS: {
    accepted: ['0', '5', '5,300', '5, 300, 604800', Array(20).fill('1').join()],
    refused: [
      '-1',
      '604801',
      '1.5',
      '1e1',
      '5,',
      ',5',
      '5;300',
      '5  300',
      'never',
      Array(21).fill('1').join(),
    ],
  },
  DRAIN_SECONDS: wholeNumber(0, 300),
  METRICS_PORT: wholeNumber(0, 65_535),
  METRICS_HOST: anyText('0.0.0.0'),
  LOG_LEVEL: words('debug', 'info', 'warn', 'error', 'silent'),
  API_HOST: HTTP,
  VITE_API_HOST: HTTP,
  DATA_DIR: anyText('data', '/srv/my store'),
  DATABASE_URL: {
    accepted: ['postgres://counter:pw@db.example/store', 'postgresql://db.example/store'],
    refused: ['mysql://db.example', 'db.example', 'postgres:'],
  },
  S3_BUCKET: { accepted: [], refused: ['Images', 'a', 'images/small'] },
  S3_ENDPOINT: { ...HTTP, accepted: [] },
  S3_REGION: { accepted: ['eu-central-1'], refused: ['EU', 'eu central'] },
  S3_ACCESS_KEY_ID: { accepted: [], refused: ['a key'] },
  S3_SECRET_ACCESS_KEY: { accepted: [], refused: ['a secret'] },
  HISTORY_DAYS: wholeNumber(1, 3650),
  SEED_TODAY: { accepted: ['2026-11-20'], refused: ['2026-11-31', '20.11.2026', 'today', '2026-11'] },
  SEED_PRODUCTS: wholeNumber(0, 1_000_000),
  SEED_ORDERS: wholeNumber(0, 1_000_000),
  GUEST_EMAIL: EMAIL,
  GUEST_PASSWORD: { accepted: ['a bowl of marigolds'], refused: ['short', 'x'.repeat(1025)] },
  REGISTRATION: words('open', 'listed'),
  ADMIN_EMAILS: { accepted: ['asha@store.example, store.example'], refused: ['asha@', 'everyone'] },
  UNKNOWN_EMAIL: words('tell', 'hide'),
  OTP_SECONDS: wholeNumber(1, 3600),
  BREACHED_PASSWORDS_URL: HTTP,
  SMTP_URL: {
    accepted: ['smtp://mail.example:587', 'smtps://user:pw@mail.example'],
    refused: ['mail.example', 'smtp://', 'http://mail.example'],
  },
  MAIL_FROM: {
    accepted: ['Counter <no-reply@store.example>', 'no-reply@store.example'],
    refused: ['Counter', 'Counter <no-reply@store.example', 'no-reply@store.example>'],
  },
  STORE_NAME: anyText('Diya & Daughters'),
  STOREFRONT_URL: HTTP,
  CURRENCY: { accepted: ['INR'], refused: ['inr', 'Rs', '₹', 'XXZ'] },
  TIME_ZONE: { accepted: ['Asia/Kolkata'], refused: ['+05:30', 'IST5', 'Kolkata'] },
  CONTACT_EMAIL: EMAIL,
  CONTACT_PHONE: anyText('+91 80 4718 2200'),
  CONTACT_ADDRESS: anyText('14 Residency Road'),
  BRAND_NAME: { accepted: ['Nova', 'नोवा दुकान', 'x'.repeat(30)], refused: ['x'.repeat(31)] },
  BRAND_ACCENT: {
    accepted: ['#0b7a4b', '#0B7A4B'],
    refused: ['green', '0b7a4b', '#0b7', '#0b7a4b80', '#0b7a4g'],
  },
  BRAND_DIR: anyText('brand', '/etc/counter/brand'),
};

/** Spaces around a list are part of it, and a password can have them. */
const WITH_SPACES = ['ADMIN_EMAILS', 'GUEST_PASSWORD'];
/** Spaces around what people read are removed, as in forms. */
const TEXTS = [
  'BRAND_NAME',
  'GUEST_EMAIL',
  'STORE_NAME',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'CONTACT_ADDRESS',
];
const SPACES = [' ', '\t', '\u00A0', '\r'];
const EXAMPLES: Record<string, string> = {
  S3_BUCKET: 'images',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'key',
};

/** What production requires. */
const PUBLIC_URL = 'https://counter.example';

/** Returns the message about a value, or `undefined` if it is accepted. */
function getProblem(name: string, value: string): string | undefined {
  try {
    readSettings({ PUBLIC_URL, [name]: value });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

it('covers every setting', () => {
  expect(Object.keys(VALUES).toSorted()).toEqual([...settingNames].toSorted());
});

it.each(Object.entries(VALUES))('accepts nothing else for %s', (name, { accepted, refused = [] }) => {
  expect(accepted.filter((value) => getProblem(name, value) !== undefined)).toEqual([]);
  expect(readSettings({ [name]: '' })).toEqual(readSettings({}));
  const one = accepted[0] ?? EXAMPLES[name] ?? 'secret';
  const spaced = [...WITH_SPACES, ...TEXTS].includes(name)
    ? []
    : SPACES.flatMap((space) => [space, one + space, space + one]);
  const wrong = [...refused.filter((value) => !accepted.includes(value)), ...spaced];
  const line = new RegExp(`^The setting ${name} must be [^\\n]*\\.$`);
  expect(wrong.filter((value) => !line.test(getProblem(name, value) ?? ''))).toEqual([]);
});

it.each([
  ['NODE_EVN', 'NODE_ENV'],
  ['NODEENV', 'NODE_ENV'],
  ['node_env', 'NODE_ENV'],
  ['REGISTRATON', 'REGISTRATION'],
  ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
])('refuses %s, which looks like %s', (name, intended) => {
  expect(() => readSettings({ [name]: 'listed' })).toThrow(
    new Error(`There is no setting ${name}. Did you mean ${intended}?`),
  );
});

it.each([
  ['an empty value', { REGISTRATON: '' }],
  ['the right name beside it', { DATABASE_URI: 'x', DATABASE_URL: 'postgres://db.example/store' }],
  ['a name that differs in two letters', { GUEST_PASSPHRASE: 'x', DATABASE_URL_TEST: 'x', DATA_DIRS_: 'x' }],
  ['a short name of another program', { PORTS: '1', POST: '1', HOSTS: 'x' }],
])('starts with %s', (_, variables) => {
  expect(() => readSettings(variables)).not.toThrow();
});

it('recognizes https in upper case', () => {
  expect(readSettings({ PUBLIC_URL: 'HTTPS://counter.example' }).https).toBe(true);
});

it('names a wrong value in one line', () => {
  expect(() => readSettings({ LOG_LEVEL: 'info\r\n' })).toThrow(
    new Error(
      String.raw`The setting LOG_LEVEL must be debug, info, warn, error or silent (it is 'info\r\n').`,
    ),
  );
});

it.each(TEXTS)('removes spaces around %s', (name) => {
  const [text = ''] = VALUES[name]?.accepted ?? [];
  for (const space of SPACES) {
    expect(readSettings({ [name]: `${space}${text}${space}` })).toEqual(readSettings({ [name]: text }));
  }
});
