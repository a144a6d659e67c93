import type { Mail } from './mail.ts';

/** What a letter of ours says; `feature` is the one thing that it is about. */
export type Letter = {
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

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const FONT = "font-family:ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;line-height:1.5;${style}">${escaped(text)}</p>`;

const CODE_STYLE =
  'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;font-weight:600;letter-spacing:6px';
const BUTTON_STYLE =
  'display:inline-block;padding:13px 20px;border-radius:8px;background:#1d1d23;color:#ffffff;text-decoration:none;font-weight:600';

/** The link is also there to read and to copy: a button hides where it leads. */
function featured(feature: Letter['feature']): string {
  if ('code' in feature) return paragraph(feature.code, CODE_STYLE);
  const link = escaped(feature.link);
  const button = `<p style="margin:0 0 16px"><a href="${link}" style="${BUTTON_STYLE}">${escaped(feature.label)}</a></p>`;
  return `${button}${paragraph(feature.link, 'font-size:13px;word-break:break-all;color:#56565b')}`;
}

const page = ({ subject, greeting, before, feature, after }: Letter) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#f7f6f5;color:#19191d;font-size:16px;${FONT}">
<div style="max-width:480px;margin:0 auto;padding:32px;border:1px solid #dddcd9;border-radius:12px;background:#ffffff">
<p style="margin:0 0 24px;font-weight:600">Counter</p>
${paragraph(greeting)}
${paragraph(before)}
${featured(feature)}
${after.map((text) => paragraph(text, 'font-size:14px;color:#56565b')).join('\n')}
</div>
</body>
</html>
`;

/** Both forms of a letter. Only the page has a syntax that a name could break out of. */
export function mailOf(letter: Letter): Mail {
  const { to, subject, greeting, before, feature, after } = letter;
  const gist = 'code' in feature ? feature.code : feature.link;
  return {
    to,
    subject,
    text: `${[greeting, before, gist, ...after].join('\n\n')}\n`,
    html: page(letter),
    gist,
  };
}
