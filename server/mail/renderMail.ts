import { getDirection, type Language } from '#languages/language.ts';
import type { Mail } from './mail.ts';
import { mailColours as colours } from './mailColours.ts';

/** The text of a mail; `feature` is its code or its link. */
export type Letter = {
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
const BUTTON_STYLE = `display:inline-block;padding:13px 20px;border-radius:8px;background:${colours.primary};color:${colours.onPrimary};text-decoration:none;font-weight:600`;
const NOTE_STYLE = `color:${colours.textMuted}`;

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
<body style="margin:0;padding:24px 16px;background:${colours.canvas};color:${colours.text};font-size:16px;${FONT}">
<div lang="${language}" dir="${direction}" style="max-width:480px;margin:0 auto;padding:32px;border:1px solid ${colours.border};border-radius:12px;background:${colours.surface}">
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
export function renderMail(letter: Letter): Mail {
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
