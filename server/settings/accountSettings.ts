import * as z from 'zod/mini';
import { cleanLine } from '#contract/text/cleanText.ts';
import { PRODUCT_NAME } from '#contract/settings/brand.ts';
import { OTP_SECONDS } from '#contract/accounts/admin.ts';
import { isEmail, normalizeEmail } from '#contract/accounts/email.ts';
import { httpUrl, text, urlOf, wholeNumber } from './values.ts';

/** Parses a list of addresses and domains, such as `asha@store.example, store.example`. */
export const parseAllowList = (list: string): string[] =>
  list
    .normalize('NFKC')
    .split(/[\s,;]+/)
    .map((entry) => normalizeEmail(entry).replace(/^@/, ''))
    .filter((entry) => entry !== '');

const isAllowListEntry = (entry: string): boolean =>
  isEmail(entry.includes('@') ? entry : `someone@${entry}`);

/** Returns true if the list contains the address or its domain. Subdomains don't match. */
export const isOnAllowList = (email: string, list: readonly string[]): boolean =>
  list.includes(email) || list.includes(email.slice(email.lastIndexOf('@') + 1));

const SENDER = /^(?:(?<name>[^<>\p{C}]*)<)?(?<address>[^\s@<>]+@[^\s@<>]+?)>?$/u;
const allowListSchema = z.string().check(z.refine((value) => parseAllowList(value).every(isAllowListEntry)));

/** Environment variables for registration and email. */
export const accountVariables = {
  SMTP_URL: z.optional(urlOf('smtps?')),
  MAIL_FROM: z.optional(
    text.check(
      z.regex(SENDER),
      z.refine((value) => value.includes('<') === value.endsWith('>')),
    ),
  ),
  REGISTRATION: z.optional(z.enum(['open', 'listed'])),
  ADMIN_EMAILS: z._default(allowListSchema, ''),
  UNKNOWN_EMAIL: z._default(z.enum(['tell', 'hide']), 'tell'),
  OTP_SECONDS: z._default(wholeNumber(1, 3600), OTP_SECONDS),
  BREACHED_PASSWORDS_URL: z.optional(httpUrl),
  TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
};

export const accountValueDescriptions: Record<keyof typeof accountVariables, string> = {
  SMTP_URL: 'the address of a mail server such as smtp://user:password@mail.example:587',
  MAIL_FROM: 'a sender such as Counter <no-reply@store.example>',
  REGISTRATION: 'open or listed',
  ADMIN_EMAILS: 'email addresses and domains, separated by commas',
  UNKNOWN_EMAIL: 'tell or hide',
  OTP_SECONDS: 'a whole number from 1 to 3600',
  BREACHED_PASSWORDS_URL:
    'the http(s) address of a range endpoint such as https://api.pwnedpasswords.com/range',
  TRUST_PROXY: 'the number of proxies in front of this server, from 0 to 10',
};

type Environment = z.output<z.ZodMiniObject<typeof accountVariables>> & {
  PUBLIC_URL?: string | undefined;
  BRAND_NAME?: string | undefined;
};

export type Sender = { name: string; address: string };

export type AccountSettings = {
  /** Who can register: everyone, or the listed addresses and domains. */
  registration: { mode: 'open' } | { mode: 'listed'; allowList: readonly string[] };
  /** `tell`: sign-in and registration reveal if an address has an account. */
  unknownEmail: 'tell' | 'hide';
  codeLifetimeSeconds: number;
  /** A range endpoint of breached passwords. Undefined turns the check off. */
  breachedPasswordsUrl: string | undefined;
};

export type MailSettings = { smtpUrl: string | undefined; from: Sender };

function getSender({ MAIL_FROM, PUBLIC_URL, BRAND_NAME = PRODUCT_NAME }: Environment): Sender {
  const { name = '', address } = SENDER.exec(MAIL_FROM ?? '')?.groups ?? {};
  if (address) return { name: cleanLine(name), address };
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname;
  return { name: BRAND_NAME, address: `no-reply@${host}` };
}

/** Everyone who registers becomes an administrator, so production requires a list. */
function getRegistrationPolicy(
  { REGISTRATION, ADMIN_EMAILS }: Environment,
  production: boolean,
): AccountSettings['registration'] {
  const allowList = parseAllowList(ADMIN_EMAILS);
  const defaultMode = production || allowList.length > 0 ? 'listed' : 'open';
  return (REGISTRATION ?? defaultMode) === 'open' ? { mode: 'open' } : { mode: 'listed', allowList };
}

export const readAccountSettings = (
  env: Environment,
  production: boolean,
): { accounts: AccountSettings; mail: MailSettings; trustedProxies: number } => ({
  accounts: {
    registration: getRegistrationPolicy(env, production),
    unknownEmail: env.UNKNOWN_EMAIL,
    codeLifetimeSeconds: env.OTP_SECONDS,
    breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL,
  },
  mail: { smtpUrl: env.SMTP_URL, from: getSender(env) },
  trustedProxies: env.TRUST_PROXY,
});
