import * as z from 'zod/mini';
import { identifierText, linesText, lineText } from '#contract/text/textSchemas.ts';
import { isIP } from 'node:net';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/accounts/admin.ts';
import { isPasswordTooShort } from '#contract/accounts/password.ts';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { isCurrency } from '#contract/settings/storeDetails.ts';
import { isTimeZone } from '#contract/time/timeZones.ts';
import { type Day, isDay } from '#contract/time/days.ts';
import {
  accountValueDescriptions,
  type AccountSettings,
  accountVariables,
  type MailSettings,
  readAccountSettings,
} from './accountSettings.ts';
import {
  type BrandSettings,
  brandValueDescriptions,
  brandVariables,
  readBrandSettings,
} from './brandSettings.ts';
import { findMisspelled } from './findMisspelled.ts';
import { StartupError } from './startupError.ts';
import {
  readStorageSettings,
  storageValueDescriptions,
  storageSecrets,
  type StorageSettings,
  storageVariables,
} from './storageSettings.ts';
import {
  readWebhookSettings,
  type WebhookSettings,
  webhookValueDescriptions,
  webhookVariables,
} from './webhookSettings.ts';
import { email, httpUrl, text, textWithoutSpaces, wholeNumber } from './values.ts';

/** Returns true if only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/**
 * Throws if PUBLIC_URL is missing or insecure in production: cookies, emails and the content security policy depend on
 * it. Loopback is allowed, to try out production.
 */
function assertSafePublicUrl(publicUrl: string | undefined): void {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  if (url?.protocol === 'https:' || (url && isLoopback(url.hostname))) return;
  const value = publicUrl === undefined ? 'not set' : `'${publicUrl}'`;
  throw new StartupError(
    `The setting PUBLIC_URL must be the https address at which browsers reach this server in production (it is ${value}).`,
  );
}

const rowCount = wholeNumber(0, 1_000_000);
const port = wholeNumber(0, 65_535);
/** An IANA name, in upper or lower case. */
const timeZone = z.string().check(z.refine(isTimeZone));
const currencyCode = z.string().check(z.refine(isCurrency));

/** The environment variables. An empty value counts as missing. */
const environmentSchema = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  PORT: z._default(port, 4600),
  HOST: z._default(textWithoutSpaces, '127.0.0.1'),
  DATA_DIR: z._default(text, 'data'),
  PUBLIC_URL: z.optional(httpUrl),
  API_HOST: z.optional(httpUrl),
  VITE_API_HOST: z.optional(httpUrl),
  GUEST_EMAIL: z._default(email, 'guest@store.example'),
  GUEST_PASSWORD: z.optional(
    z.string().check(
      z.refine((password) => !isPasswordTooShort(password)),
      z.maxLength(MAX_PASSWORD_LENGTH),
    ),
  ),
  HISTORY_DAYS: z._default(wholeNumber(1, 3650), 400),
  STORE_API_LIMIT: z._default(wholeNumber(1, 1_000_000), 1200),
  ...webhookVariables,
  DRAIN_SECONDS: z._default(wholeNumber(0, 300), 0),
  SEED_PRODUCTS: z._default(rowCount, 0),
  SEED_ORDERS: z._default(rowCount, 0),
  SEED_TODAY: z.optional(z.string().check(z.refine(isDay))),
  ...accountVariables,
  ...brandVariables,
  ...storageVariables,
  STOREFRONT_URL: z.optional(httpUrl),
  STORE_NAME: z.optional(lineText.check(z.minLength(1))),
  CURRENCY: z.optional(currencyCode),
  TIME_ZONE: z.optional(timeZone),
  CONTACT_EMAIL: z._default(email, 'support@counter.example'),
  CONTACT_PHONE: z._default(identifierText.check(z.minLength(1)), '+91 80 4718 2200'),
  CONTACT_ADDRESS: z._default(linesText.check(z.minLength(1)), '14 Residency Road, Bengaluru 560025'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(textWithoutSpaces, '127.0.0.1'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});
type Environment = z.output<typeof environmentSchema>;

const VALUE_DESCRIPTIONS: Record<keyof Environment, string> = {
  NODE_ENV: 'production for a real store, and development or test to try Counter out',
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a host name or an IP address to listen on',
  DATA_DIR: 'a folder for the store',
  PUBLIC_URL: 'the http(s) address at which browsers reach this server',
  API_HOST: "the http(s) address of the store's backend",
  VITE_API_HOST: "the http(s) address of the store's backend",
  GUEST_EMAIL: 'an email address',
  GUEST_PASSWORD: `a password of ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
  HISTORY_DAYS: 'a whole number from 1 to 3650',
  STORE_API_LIMIT: 'a whole number from 1 to 1000000',
  ...webhookValueDescriptions,
  DRAIN_SECONDS: 'a whole number from 0 to 300',
  SEED_PRODUCTS: 'a whole number from 0 to 1000000',
  SEED_ORDERS: 'a whole number from 0 to 1000000',
  SEED_TODAY: 'a day such as 2026-11-20',
  ...accountValueDescriptions,
  ...brandValueDescriptions,
  ...storageValueDescriptions,
  STOREFRONT_URL: 'the http(s) address of the storefront',
  STORE_NAME: 'a name',
  CURRENCY: 'an ISO 4217 currency code such as INR or USD',
  TIME_ZONE: 'an IANA time zone such as Asia/Kolkata or Europe/Berlin',
  CONTACT_EMAIL: 'an email address',
  CONTACT_PHONE: 'a telephone number',
  CONTACT_ADDRESS: 'a postal address',
  METRICS_PORT: 'a whole number from 0 to 65535',
  METRICS_HOST: 'a host name or an IP address to listen on',
  LOG_LEVEL: 'debug, info, warn, error or silent',
};

/** Secrets, whose values are never printed. */
const SECRETS = new Set<keyof Environment>(['GUEST_PASSWORD', 'SMTP_URL', ...storageSecrets]);

const DEMO_PASSWORD = 'open the counter';

/** The sign-in of the shared account. */
export type Guest = { email: string; password: string };

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  production: boolean;
  /** The URL at which browsers reach this server. Defaults to the address it listens on. */
  publicUrl: string | undefined;
  /** True if PUBLIC_URL uses https. */
  https: boolean;
  /** The backend that `/api` is forwarded to. Undefined if this server handles `/api` itself. */
  apiHost: string | undefined;
  /** A backend that the built front end calls directly. */
  directApiHost: string | undefined;
  guest: Guest | undefined;
  /** The content of a new store: sample data whose last day is `today`, and the numbers of generated rows. */
  seed: { sample: boolean; products: number; orders: number; today: Day | undefined };
  accounts: AccountSettings;
  mail: MailSettings;
  brand: BrandSettings;
  storage: StorageSettings;
  /** Number of trusted proxies in front of this server. */
  trustedProxies: number;
  publicSettings: PublicSettings;
  /** How long the history keeps the entries of products, in days. */
  historyDays: number;
  /** Requests per minute allowed to each key of the Store API. */
  storeApiLimit: number;
  webhooks: WebhookSettings;
  /** Seconds for which /readyz reports `draining` before the server refuses connections. */
  drainSeconds: number;
  /** The address that serves metrics. Undefined if there are none. */
  metrics: { host: string; port: number } | undefined;
  logLevel: Environment['LOG_LEVEL'];
};

/** Returns the guest account. In production, or with another backend, it exists only if GUEST_PASSWORD is set. */
function getGuest(env: Environment, production: boolean): Guest | undefined {
  const demoPassword = production || env.API_HOST ? undefined : DEMO_PASSWORD;
  const password = env.GUEST_PASSWORD ?? demoPassword;
  return password === undefined ? undefined : { email: env.GUEST_EMAIL, password };
}

/** The names of all settings. A test checks that the docs mention each. */
export const settingNames: readonly string[] = Object.keys(VALUE_DESCRIPTIONS);

/** Makes line breaks and tabs visible, so that a message stays on one line. */
const escapeControls = (value: string) =>
  value.replaceAll(/\p{Cc}/gu, (control) => JSON.stringify(control).slice(1, -1));

function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const misspelled = findMisspelled(variables, settingNames);
  if (misspelled)
    throw new StartupError(`There is no setting ${misspelled.name}. Did you mean ${misspelled.intended}?`);
  const nonEmpty = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(nonEmpty));
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]) as keyof Environment;
  const value = SECRETS.has(name) ? '' : ` (it is '${escapeControls(variables[name] ?? '')}')`;
  throw new StartupError(`The setting ${name} must be ${VALUE_DESCRIPTIONS[name]}${value}.`);
}

/** Reads all settings. Throws a StartupError about the first invalid one. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const env = readEnvironment(variables);
  const production = env.NODE_ENV === 'production';
  if (production) assertSafePublicUrl(env.PUBLIC_URL);
  const guest = getGuest(env, production);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    production,
    publicUrl: env.PUBLIC_URL,
    https: URL.parse(env.PUBLIC_URL ?? '')?.protocol === 'https:',
    apiHost: env.API_HOST,
    directApiHost: env.VITE_API_HOST,
    guest,
    seed: {
      sample: !production,
      products: env.SEED_PRODUCTS,
      orders: env.SEED_ORDERS,
      today: env.SEED_TODAY,
    },
    ...readAccountSettings(env, production),
    ...readStorageSettings(env),
    publicSettings: {
      guest: guest ?? null,
      storefrontUrl: env.STOREFRONT_URL ?? null,
      storeName: env.STORE_NAME,
      currency: env.CURRENCY ?? null,
      timeZone: env.TIME_ZONE ?? null,
      contact: { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE, address: env.CONTACT_ADDRESS },
    },
    historyDays: env.HISTORY_DAYS,
    storeApiLimit: env.STORE_API_LIMIT,
    webhooks: readWebhookSettings(env),
    brand: readBrandSettings(env),
    drainSeconds: env.DRAIN_SECONDS,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    logLevel: env.LOG_LEVEL,
  };
}
