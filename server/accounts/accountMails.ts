import { RESET_PASSWORD_PAGE } from '#contract/accounts/admin.ts';
import { fillPath } from '#contract/call.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import type { Deps } from '../base/deps.ts';
import type { Mail } from '../base/mail.ts';
import {
  buildAccountExistsMail,
  buildCodeMail,
  buildNoticeMail,
  buildResetMail,
  buildWebhookPausedMail,
} from '../mail/mailTemplates.ts';
import type { ClaimedMail, NoticeKind } from '../base/outbox.ts';
import type { StoredAdmin } from '../base/database.ts';
import { describeDevice } from './devices.ts';
import { consumeRateLimit, MAX_GUESSES, type RateLimit } from './rateLimits.ts';

const HOUR_MS = 3_600_000;
export const LINK_LIFETIME_MS = HOUR_MS / 2;
/** Limits reset requests per IP address, and links per administrator. */
export const RESET_RATE_LIMITS: Record<'visitor' | 'account', RateLimit> = {
  visitor: { limit: 20, windowMs: HOUR_MS },
  account: { limit: 5, windowMs: HOUR_MS },
};

export type AccountMailDeps = Pick<
  Deps,
  'db' | 'accounts' | 'codes' | 'clock' | 'digest' | 'createToken' | 'productName'
>;

/** Stores a new reset link. Returns `undefined` if the account has got too many. */
async function createResetLink(admin: StoredAdmin, attempts: number, deps: AccountMailDeps) {
  const { db, accounts, clock, digest, createToken } = deps;
  const now = clock();
  await db.resetLinks.removeStale(now);
  // Retries don't count. Each creates another link, because the store has only the digests of links.
  const isLimited =
    attempts === 1 &&
    (await consumeRateLimit(`reset of ${admin.email}`, RESET_RATE_LIMITS.account, deps)) !== undefined;
  if (isLimited) return undefined;
  const token = createToken();
  await db.resetLinks.add(digest(token), { adminId: admin.id, expiresAt: now + LINK_LIFETIME_MS });
  return accounts.getOrigin() + fillPath(RESET_PASSWORD_PAGE, { id: admin.id, token });
}

/** An email, and the id of the account that it is about, if there is one. */
type AccountMail = { mail: Mail; admin: string | undefined };

type Notice = ClaimedMail & { kind: NoticeKind };

/** The page that each notice links to. */
const noticePages: Record<NoticeKind, string> = {
  passwordChanged: '/forgot-password',
  newDevice: '/account',
  passkeyAdded: '/account',
  passkeyRemoved: '/account',
  signInRuleChanged: '/account',
  recoveryCodeUsed: '/account',
  recoveryCodesCreated: '/account',
};

const isNotice = (waiting: ClaimedMail): waiting is Notice => Object.hasOwn(noticePages, waiting.kind);

/** Builds an email that says what happened to an account, when and on which device. */
async function buildNotice(
  { kind, userAgent, createdAt, language }: Notice,
  admin: StoredAdmin,
  { storeName, timeZone }: StoreDetails,
  { db, accounts, productName }: AccountMailDeps,
): Promise<Mail> {
  const event = { at: createdAt, timeZone: timeZone ?? 'UTC', device: describeDevice(userAgent) };
  const link = accounts.getOrigin() + noticePages[kind];
  const codesLeft = await db.passkeys.countRecoveryCodes(admin.id);
  return buildNoticeMail(kind, admin, { link, event, codesLeft }, { language, productName, storeName });
}

/** Builds the email with a code. Returns `undefined` if the code doesn't work any more. */
async function buildCode(
  { email, code, language }: ClaimedMail,
  { storeName }: StoreDetails,
  { db, codes, clock, productName }: AccountMailDeps,
) {
  const stored = code === undefined ? undefined : await db.codes.find(await codes.hash(email, code));
  const validMs = (stored?.expiresAt ?? 0) - clock();
  const isUsable = stored !== undefined && stored.guesses < MAX_GUESSES && validMs > 0;
  return code !== undefined && isUsable
    ? { mail: buildCodeMail(email, code, validMs, { language, productName, storeName }), admin: undefined }
    : undefined;
}

/** Builds the email about an endpoint that the server has paused. Returns `undefined` if that is no longer so. */
async function buildWebhookPaused(
  { code, language }: ClaimedMail,
  admin: StoredAdmin,
  { storeName }: StoreDetails,
  { db, accounts, productName }: AccountMailDeps,
) {
  const endpoint = (await db.webhooks.findAll()).find(({ id }) => id === code);
  const { url = '', status } = endpoint ?? {};
  if (status !== 'failed' && status !== 'gone') return undefined;
  const link = `${accounts.getOrigin()}/store-details`;
  const mail = buildWebhookPausedMail(admin, { url, status }, link, { language, productName, storeName });
  return { mail, admin: admin.id };
}

/** Builds a waiting email. Returns `undefined` if there is nothing to send. */
export async function buildAccountMail(
  waiting: ClaimedMail,
  deps: AccountMailDeps,
): Promise<AccountMail | undefined> {
  const { kind, email, language, attempts } = waiting;
  if (kind === 'none') return undefined;
  const store = await deps.db.details.get();
  const context = { language, productName: deps.productName, storeName: store.storeName };
  if (kind === 'code') return buildCode(waiting, store, deps);
  const admin = await deps.db.admins.findByEmail(email);
  if (!admin) return undefined;
  if (isNotice(waiting)) return { mail: await buildNotice(waiting, admin, store, deps), admin: admin.id };
  if (kind === 'webhookPaused') return buildWebhookPaused(waiting, admin, store, deps);
  if (kind === 'accountExists') {
    const link = `${deps.accounts.getOrigin()}/login`;
    return { mail: buildAccountExistsMail(admin, link, context), admin: admin.id };
  }
  // The guest's password comes from the settings, so it can't be reset.
  const link = admin.kind === 'admin' ? await createResetLink(admin, attempts, deps) : undefined;
  return link === undefined
    ? undefined
    : { mail: buildResetMail(admin, link, LINK_LIFETIME_MS, context), admin: admin.id };
}
