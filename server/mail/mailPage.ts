import { html } from 'hono/html';
import { type Language, getDirection } from '#languages/language.ts';
import { darkMailColours, mailColours } from './mailColours.ts';

export const escapeHtml = (text: string): string => String(html`${text}`);

const FONT = "font-family:ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const MONO = 'font-family:ui-monospace,Menlo,Consolas,monospace';

type Colours = Record<keyof typeof mailColours, string>;

/** The colours of each style. The dark theme replaces them. */
const colourStyles = {
  page: ({ canvas, text }: Colours) => `background:${canvas};color:${text}`,
  card: ({ surface, border }: Colours) => `border-color:${border};background:${surface}`,
  muted: ({ textMuted }: Colours) => `color:${textMuted}`,
  button: ({ primary, onPrimary }: Colours) => `background:${primary};color:${onPrimary}`,
  link: ({ accent }: Colours) => `color:${accent}`,
  line: ({ border }: Colours) => `border-color:${border}`,
} as const;

/** Everything but colours. */
const shapeStyles = {
  page: `margin:0;padding:24px 16px;font-size:16px;${FONT}`,
  // The last paragraph has a margin of 16 px.
  card: 'max-width:480px;margin:0 auto;padding:32px 32px 16px;border-width:1px;border-style:solid;border-radius:12px',
  wide: 'max-width:560px;padding:28px 24px 12px',
  brand: 'margin:0 0 24px;font-weight:600',
  // A logo that is made for a light background stays readable in the dark theme.
  logo: `max-width:200px;max-height:56px;padding:6px;border-radius:8px;background:${mailColours.surface};color:${mailColours.text};font-size:18px`,
  text: 'margin:0 0 16px;line-height:1.5;overflow-wrap:break-word',
  muted: '',
  small: 'font-size:14px',
  code: `${MONO};font-size:32px;font-weight:600;letter-spacing:6px`,
  address: 'font-size:13px;word-break:break-all',
  button:
    'display:inline-block;padding:13px 20px;border-radius:8px;text-decoration:none;font-weight:600;word-break:normal',
  link: 'text-decoration:underline',
  table: 'width:100%;margin:0 0 24px;border-collapse:collapse;line-height:1.5',
  head: 'padding:0 0 6px;font-size:13px;font-weight:400',
  cell: 'padding:10px 0;overflow-wrap:anywhere',
  sum: 'padding:2px 0',
  end: 'padding-inline-start:12px;white-space:nowrap',
  strong: 'font-weight:600',
  line: 'border-top-width:1px;border-top-style:solid',
  right: 'text-align:right',
  left: 'text-align:left',
} as const;
export type MailStyle = keyof typeof shapeStyles;

const toColours = (name: string, colours: Colours): string =>
  Object.hasOwn(colourStyles, name) ? colourStyles[name as keyof typeof colourStyles](colours) : '';

const toDeclarations = (name: MailStyle): string =>
  [shapeStyles[name], toColours(name, mailColours)].filter(Boolean).join(';');

/**
 * Returns attributes with these styles: inline, because some email programs drop style sheets, and as classes for the
 * sheets of the page.
 */
export const styled = (...names: readonly MailStyle[]): string =>
  `class="${names.join(' ')}" style="${names.map(toDeclarations).filter(Boolean).join(';')}"`;

const toRules = (toText: (name: MailStyle) => string): string =>
  (Object.keys(shapeStyles) as MailStyle[])
    .map((name) => [name, toText(name)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `.${name}{${text}}`)
    .join('\n');

const important = (declarations: string) =>
  declarations
    .split(';')
    .filter(Boolean)
    .map((declaration) => `${declaration}!important`)
    .join(';');

/**
 * The content of the page's style elements, which is the same in all emails: the content security policy of the
 * preview allows it by its hash. Two, because Gmail drops a sheet that has a media feature it doesn't know.
 */
export const mailSheets = [
  toRules(toDeclarations),
  `@media (prefers-color-scheme:dark){\n${toRules((name) => important(toColours(name, darkMailColours)))}\n}`,
] as const;

/**
 * Returns a page for a frame that opens no windows: without inline styles, which its classes repeat, and with links that do
 * nothing.
 */
export const toPreviewPage = (page: string): string =>
  page.replaceAll(/(class="[^"]*") style="[^"]*"/g, '$1').replace('<head>', '<head>\n<base target="_blank">');

/** A paragraph of plain text. */
export const renderParagraph = (text: string, ...styles: readonly MailStyle[]): string =>
  `<p ${styled('text', ...styles)}>${escapeHtml(text)}</p>`;

/** The parts of a page are HTML. */
type MailPage = {
  language: Language;
  /** Plain text. */
  subject: string;
  width: 'narrow' | 'wide';
  brand: string;
  content: string;
};

/** Renders the page of an email. */
export function renderMailPage({ language, subject, width, brand, content }: MailPage): string {
  const direction = getDirection(language);
  const sheets = mailSheets.map((sheet) => `<style>${sheet}</style>`).join('\n');
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
${sheets}
</head>
<body ${styled('page')}>
<div lang="${language}" dir="${direction}" ${width === 'wide' ? styled('card', 'wide') : styled('card')}>
<p ${styled('brand')}>${brand}</p>
${content}
</div>
</body>
</html>
`;
}
