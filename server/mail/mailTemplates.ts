import * as ar from '#languages/ar/mail.ts';
import * as de from '#languages/de/mail.ts';
import * as en from '#languages/en/mail.ts';
import * as hi from '#languages/hi/mail.ts';
import { type Language, getDirection } from '#languages/language.ts';
import type { Mail } from './mail.ts';
import { mailColours } from './mailColours.ts';

/** The text of a mail; `feature` is its code or its link. */
type Letter = {
  language: Language;
  to: Mail['to'];
  subject: string;
  greeting: string;
  before: string;
  feature: { code: string } | { link: string; label: string };
  after: readonly string[];
};

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const FONT = "font-family:ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const renderParagraph = (text: string, style = '', attributes = '') =>
  `<p${attributes} style="margin:0 0 16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`;
/** Codes and links are read from left to right, and stay on the side on which the text of their mail begins. */
const renderLatin = (text: string, style: string, language: Language) =>
  renderParagraph(text, `text-align:${getStart(language)};${style}`, ' dir="ltr"');

const getStart = (language: Language) => (getDirection(language) === 'rtl' ? 'right' : 'left');

const CODE_STYLE =
  'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;font-weight:600;letter-spacing:6px';
const BUTTON_STYLE = `display:inline-block;padding:13px 20px;border-radius:8px;background:${mailColours.primary};color:${mailColours.onPrimary};text-decoration:none;font-weight:600`;
const NOTE_STYLE = `color:${mailColours.textMuted}`;

/** Renders the code, or a button with the link and the link itself, since a button hides where it leads. */
function renderFeature({ feature, language }: Letter): string {
  if ('code' in feature) return renderLatin(feature.code, CODE_STYLE, language);
  const link = escapeHtml(feature.link);
  const button = `<p style="margin:0 0 16px"><a href="${link}" style="${BUTTON_STYLE}">${escapeHtml(feature.label)}</a></p>`;
  return `${button}${renderLatin(feature.link, `font-size:13px;word-break:break-all;${NOTE_STYLE}`, language)}`;
}

function renderPage(letter: Letter): string {
  const { language, subject, greeting, before, after } = letter;
  const direction = getDirection(language);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:${mailColours.canvas};color:${mailColours.text};font-size:16px;${FONT}">
<div lang="${language}" dir="${direction}" style="max-width:480px;margin:0 auto;padding:32px;border:1px solid ${mailColours.border};border-radius:12px;background:${mailColours.surface}">
<p style="margin:0 0 24px;font-weight:600">Counter</p>
${renderParagraph(greeting)}
${renderParagraph(before)}
${renderFeature(letter)}
${after.map((text) => renderParagraph(text, `font-size:14px;${NOTE_STYLE}`)).join('\n')}
</div>
</body>
</html>
`;
}

/** Renders a mail as text and as HTML, in which names are escaped. */
function renderMail(letter: Letter): Mail {
  const { to, subject, greeting, before, feature, after } = letter;
  const gist = 'code' in feature ? feature.code : feature.link;
  return {
    to,
    subject,
    text: `${[greeting, before, gist, ...after].join('\n\n')}\n`,
    html: renderPage(letter),
    gist,
  };
}

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
