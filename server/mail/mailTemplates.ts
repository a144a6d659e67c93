import type { Device } from '#contract/accounts/account.ts';
import * as ar from '#languages/ar/mail.ts';
import * as de from '#languages/de/mail.ts';
import * as en from '#languages/en/mail.ts';
import * as hi from '#languages/hi/mail.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import { type Language, getDirection } from '#languages/language.ts';
import { pickLocale } from '#languages/rules.ts';
import type { NoticeKind } from '../base/outbox.ts';
import type { Mail } from '../base/mail.ts';
import { escapeHtml, type MailStyle, renderMailPage, renderParagraph, styled } from './mailPage.ts';

/** The store's name is missing until somebody has entered it. */
type Context = { language: Language; productName: string; storeName: string | undefined };

/** The content of an email. `before` and `after` are the texts around its code or link. */
type MailContent = Context & {
  to: Mail['to'];
  subject: string;
  greeting: string;
  before: readonly string[];
  credential: { code: string } | { link: string; label: string };
  after: readonly string[];
};

/** Renders codes and links left to right, aligned with the text of the email. */
const renderLatin = (text: string, language: Language, ...styles: readonly MailStyle[]) => {
  const side = getDirection(language) === 'rtl' ? 'right' : 'left';
  return `<p dir="ltr" ${styled('text', side, ...styles)}>${escapeHtml(text)}</p>`;
};

/** Renders the code, or a button and the full link, since a button hides its target. */
function renderCredential({ credential, language }: MailContent): string {
  if ('code' in credential) return renderLatin(credential.code, language, 'code');
  const link = escapeHtml(credential.link);
  const button = `<p ${styled('text')}><a href="${link}" ${styled('button')}>${escapeHtml(credential.label)}</a></p>`;
  return `${button}${renderLatin(credential.link, language, 'address', 'muted')}`;
}

/** Returns the names above an email: 'Diya & Daughters · Counter'. */
const getBrand = ({ storeName = '', productName }: Context): readonly string[] =>
  [cleanLine(storeName), productName].filter(Boolean);

function renderPage(content: MailContent): string {
  const { language, subject, greeting, before, after } = content;
  return renderMailPage({
    language,
    subject,
    width: 'narrow',
    brand: getBrand(content)
      .map((name) => `<bdi>${escapeHtml(name)}</bdi>`)
      .join(' · '),
    content: `${renderParagraph(greeting)}
${before.map((text) => renderParagraph(text)).join('\n')}
${renderCredential(content)}
${after.map((text) => renderParagraph(text, 'small', 'muted')).join('\n')}`,
  });
}

/** Renders an email as text and as HTML. Escapes names. */
function renderMail(content: MailContent): Mail {
  const { to, subject, greeting, before, credential, after } = content;
  const codeOrLink = 'code' in credential ? credential.code : credential.link;
  return {
    to,
    subject,
    text: `${[greeting, ...before, codeOrLink, ...after, getBrand(content).join(' · ')].join('\n\n')}\n`,
    html: renderPage(content),
    codeOrLink,
  };
}

const mailMessages: Record<Language, typeof en> = { en, hi, de, ar };

/** The few seconds until an email is sent don't make five minutes four. */
const ALLOWANCE_SECONDS = 5;

/** Rounds down to minutes, and times below two minutes to seconds. */
function toDuration(validMs: number): en.Duration {
  const seconds = Math.ceil(validMs / 1000);
  const minutes = Math.floor((seconds + ALLOWANCE_SECONDS) / 60);
  return minutes >= 2 || seconds === 60 ? { minutes } : { seconds };
}

type Person = { fullName: string; email: string };
const toRecipient = ({ fullName, email }: Person): Mail['to'] => ({ name: fullName, address: email });

/**
 * Builds the email with a code, which is valid for `validMs` from now. The subject contains the code, so that notifications show it. The name is omitted,
 * because anyone can register a stranger's address with any text as the name.
 */
export function buildCodeMail(email: string, code: string, validMs: number, context: Context): Mail {
  const t = mailMessages[context.language].codeMail;
  return renderMail({
    ...context,
    to: { name: '', address: email },
    subject: t.subject(code),
    greeting: t.greeting,
    before: [t.before],
    credential: { code },
    after: t.after(toDuration(validMs)),
  });
}

export function buildResetMail(person: Person, link: string, validMs: number, context: Context): Mail {
  const t = mailMessages[context.language].resetMail;
  return renderMail({
    ...context,
    to: toRecipient(person),
    subject: t.subject,
    greeting: t.greeting(person.fullName),
    before: [t.before],
    credential: { link, label: t.link },
    after: t.after(toDuration(validMs)),
  });
}

/** Builds the email that is sent instead of a code to an address that already has an account. */
export function buildAccountExistsMail(person: Person, link: string, context: Context): Mail {
  const t = mailMessages[context.language].accountExistsMail;
  return renderMail({
    ...context,
    to: toRecipient(person),
    subject: t.subject,
    greeting: t.greeting(person.fullName),
    before: [t.before],
    credential: { link, label: t.link },
    after: t.after,
  });
}

/** Builds the email about an endpoint that got no webhooks for a day, or wants none any more. */
export function buildWebhookPausedMail(
  person: Person,
  { url, status }: { url: string; status: 'failed' | 'gone' },
  link: string,
  context: Context,
): Mail {
  const t = mailMessages[context.language].webhookPausedMail;
  return renderMail({
    ...context,
    to: toRecipient(person),
    subject: t.subject,
    greeting: t.greeting(person.fullName),
    before: [t[status](context.productName, url), t.advice],
    credential: { link, label: t.link },
    after: t.after,
  });
}

/** Something that happened to an account: when (milliseconds since 1970), and on which device. */
type AccountEvent = { at: number; timeZone: string; device: Device };

function formatEvent({ at, timeZone, device }: AccountEvent, language: Language): string[] {
  const t = mailMessages[language];
  const style = { dateStyle: 'long', timeStyle: 'long', timeZone } as const;
  const time = new Intl.DateTimeFormat(pickLocale(language, []), style).format(at);
  return [t.eventTime(time), t.eventDevice(t.formatDevice(device))];
}

/** `codesLeft` is the number of unused recovery codes. */
type Notice = { link: string; event: AccountEvent; codesLeft: number };

/** Builds the email about a change of an account or a sign-in to it. */
export function buildNoticeMail(
  kind: NoticeKind,
  person: Person,
  { link, event, codesLeft }: Notice,
  context: Context,
): Mail {
  const { noticeMails, recoveryCodesLeft } = mailMessages[context.language];
  const t = noticeMails[kind];
  return renderMail({
    ...context,
    to: toRecipient(person),
    subject: t.subject,
    greeting: t.greeting(person.fullName),
    before: [t.before, ...formatEvent(event, context.language), t.advice],
    credential: { link, label: t.link },
    after: kind === 'recoveryCodeUsed' ? [recoveryCodesLeft(codesLeft), ...t.after] : t.after,
  });
}
