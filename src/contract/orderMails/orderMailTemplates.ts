import * as z from 'zod/mini';
import { cleanLine, cleanLines } from '../text/cleanText.ts';
import { linesText, lineText } from '../text/textSchemas.ts';

/** The emails to the customer of an order. */
export const MAIL_TEMPLATES = ['confirmation', 'dispatch', 'cancellation', 'refund'] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** The languages of emails to customers. */
export const MAIL_LANGUAGES = ['en', 'hi', 'de', 'ar'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** Returns the language of a BCP 47 tag ('de-AT' is 'de'); undefined if there are no emails in it. */
export function pickMailLanguage(locale: string | null | undefined): MailLanguage | undefined {
  const code = locale?.split('-', 1)[0]?.toLowerCase();
  return MAIL_LANGUAGES.find((language) => language === code);
}

/** What a `{name}` in the subject or text of an email stands for. The names are the same in all languages. */
export const PLACEHOLDERS = [
  'customerName',
  'orderNumber',
  'orderDate',
  'products',
  'total',
  'address',
  'tracking',
  'storeName',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A subject and a plain text, whose paragraphs are separated by blank lines. */
export const mailText = z.object({ subject: lineText, text: linesText });
export type MailText = z.output<typeof mailText>;

/** A part of a text: a placeholder, or what is between them. */
type TextPart = { placeholder: Placeholder } | { text: string };

/** A name in braces. Other braces are text. */
const PLACEHOLDER = /\{(\w+)\}/g;

const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name);

/** Splits a text at its placeholders. Unknown ones stay text. */
export function splitAtPlaceholders(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: match, 1: name = '' } of text.matchAll(PLACEHOLDER)) {
    if (!isPlaceholder(name)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ placeholder: name });
    end = index + match.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

const findUnknownPlaceholder = (text: string): string | undefined =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name).find((name) => !isPlaceholder(name));

const MAX_LENGTHS = { subject: 150, text: 5000 } as const satisfies Record<keyof MailText, number>;

/** Messages about an invalid text, by its field. */
export type MailTextMessages = Record<keyof MailText, string> & {
  tooLong: Record<keyof MailText, (most: number) => string>;
  /** `known` lists the placeholders that exist. */
  unknownPlaceholder: (name: string, known: string) => string;
};

/** Creates the schema of an email's text. Callers pass the messages. */
export function createMailTextRules(messages: MailTextMessages) {
  const known = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
  const field = (name: keyof MailText, clean: (text: string) => string) =>
    z.string(messages[name]).check(
      z.overwrite(clean),
      z.minLength(1, { error: messages[name], abort: true }),
      z.maxLength(MAX_LENGTHS[name], messages.tooLong[name](MAX_LENGTHS[name])),
      z.refine((text) => findUnknownPlaceholder(text) === undefined, {
        error: ({ input }) => messages.unknownPlaceholder(findUnknownPlaceholder(String(input)) ?? '', known),
      }),
    );
  return z.object({ subject: field('subject', cleanLine), text: field('text', cleanLines) });
}

/** Name of the Trusted Types policy for the preview of an email. The page's content security policy allows no other. */
export const PREVIEW_POLICY = 'mail-preview';
