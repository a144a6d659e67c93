import type { MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import type { Language } from '#languages/language.ts';

/** What an email tells the owner of an account, with the time and the browser. */
export type NoticeKind =
  | 'passwordChanged'
  | 'newDevice'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'signInRuleChanged'
  | 'recoveryCodeUsed'
  | 'recoveryCodesCreated';

/**
 * An email that waits to be sent. Its text is built when it is sent, so that a reset link is created only then, and the
 * request that stores it does the same work for every address.
 */
export type WaitingMail = {
  /** Part of the Message-ID, so that receivers recognize an email that was sent twice. */
  id: string;
  /** Nothing is sent for `none`, which stands for an address that must not get a code. */
  kind: 'code' | 'accountExists' | 'resetLink' | 'webhookPaused' | 'none' | NoticeKind | MailTemplate;
  email: string;
  language: Language;
  /** The one-time code of the kind `code`, or the id of the endpoint of the kind `webhookPaused`. */
  code: string | undefined;
  /** The browser that a notice tells about. */
  userAgent: string | undefined;
  /** The administrator who sends an email about an order again. */
  adminId?: string | undefined;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Milliseconds since 1970. From then on, the email is not sent any more. */
  expiresAt: number;
};

/** `attempts` includes the one that the claim is for. */
export type ClaimedMail = WaitingMail & { attempts: number };

/** An email is due within this time. One that is due later was deferred before the clock was set back, and is due now. */
export const MAX_DEFERRAL_MS = 2 * 3_600_000;

/** Twice the timeout of an attempt, so that the clocks of two servers may differ by as much. */
export const CLAIM_MS = 30_000;

/** A claim on the emails that are due at `now`. They are due again at `until`. */
export type Claim = { now: number; until: number };

export type OutboxRepository = {
  /** Adds an email, due now. */
  add(mail: WaitingMail): Promise<void>;
  /** Claims an email, so that no other server sends it. Returns `undefined` if it is not due. */
  claim(id: string, claim: Claim): Promise<ClaimedMail | undefined>;
  /** Claims up to `limit` emails, those first that are due longest. */
  claimDue(claim: Claim, limit: number): Promise<ClaimedMail[]>;
  /** Sets when an email is due next. */
  defer(id: string, until: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Makes all claimed and deferred emails due. Only for a store that no other server uses. */
  makeAllDue(now: number): Promise<void>;
  /** Returns when the oldest email was created that could not be sent so far, or `undefined` if there is none. */
  findOldestDeferred(): Promise<number | undefined>;
};
