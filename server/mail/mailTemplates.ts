import * as ar from '#languages/ar/mail.ts';
import * as de from '#languages/de/mail.ts';
import * as en from '#languages/en/mail.ts';
import * as hi from '#languages/hi/mail.ts';
import type { Language } from '#languages/language.ts';
import { renderMail } from './renderMail.ts';
import type { Mail } from './mail.ts';

const words: Record<Language, typeof en> = { en, hi, de, ar };

const MINUTE_MS = 60_000;

/** Counts in minutes what is whole minutes, and anything else in seconds. */
const toDuration = (milliseconds: number) =>
  milliseconds % MINUTE_MS === 0 ? { minutes: milliseconds / MINUTE_MS } : { seconds: milliseconds / 1000 };

type Person = { fullName: string; email: string };
const toAddressee = ({ fullName, email }: Person): Mail['to'] => ({ name: fullName, address: email });

/**
 * Builds the mail with a code. The code is in the subject, so that a phone shows it without the mail being opened. The
 * name is left out: whoever registers can type any address and any name, and would have us deliver any text.
 */
export function buildCodeMail(email: string, code: string, life: number, language: Language): Mail {
  const copy = words[language].codeMailCopy;
  return renderMail({
    language,
    to: { name: '', address: email },
    subject: copy.subject(code),
    greeting: copy.greeting,
    before: copy.before,
    feature: { code },
    after: copy.after(toDuration(life)),
  });
}

export function buildResetMail(person: Person, link: string, life: number, language: Language): Mail {
  const copy = words[language].resetMailCopy;
  return renderMail({
    language,
    to: toAddressee(person),
    subject: copy.subject,
    greeting: copy.greeting(person.fullName),
    before: copy.before,
    feature: { link, label: copy.link },
    after: copy.after(toDuration(life)),
  });
}

/** Builds the mail that replaces a code where a registration may not tell that the address has an account. */
export function buildAccountExistsMail(person: Person, link: string, language: Language): Mail {
  const copy = words[language].accountExistsMailCopy;
  return renderMail({
    language,
    to: toAddressee(person),
    subject: copy.subject,
    greeting: copy.greeting(person.fullName),
    before: copy.before,
    feature: { link, label: copy.link },
    after: copy.after,
  });
}
