import type { Body } from '#contract/call.ts';
import type { MailSetting, MailSettings, previewOrderMail } from '#contract/orderMails/orderMailCalls.ts';
import {
  createMailTextRules,
  MAIL_LANGUAGES,
  type MailLanguage,
  type MailTemplate,
  type MailText,
  type MailTextMessages,
} from '#contract/orderMails/orderMailTemplates.ts';

export type OrderMailsState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `saving`: the email whose switch is being saved. */
  | { status: 'loaded'; settings: MailSettings; saving: MailTemplate | 'none' };

/** The unsaved email of a preview or a test. */
export type MailDraft = Body<typeof previewOrderMail>;

/** The text of an email in each language. */
export type MailTexts = Record<MailLanguage, MailText>;

export const createMailTexts = (saved: MailSetting['texts'], defaults: MailTexts): MailTexts => ({
  en: saved.en ?? defaults.en,
  hi: saved.hi ?? defaults.hi,
  de: saved.de ?? defaults.de,
  ar: saved.ar ?? defaults.ar,
});

export const isSameText = (one: MailText, other: MailText): boolean =>
  one.subject === other.subject && one.text === other.text;

/** Returns the texts to save: those that aren't the default ones. */
export function listChangedTexts(texts: MailTexts, defaults: MailTexts): MailSetting['texts'] {
  const changed: MailSetting['texts'] = {};
  for (const language of MAIL_LANGUAGES)
    if (!isSameText(texts[language], defaults[language])) changed[language] = texts[language];
  return changed;
}

export type MailTextProblems = Partial<Record<keyof MailText, string>>;

/** Returns the messages about invalid fields of a text. */
export function findMailTextProblems(mailText: MailText, messages: MailTextMessages): MailTextProblems {
  const parsed = createMailTextRules(messages).safeParse(mailText);
  const problems: MailTextProblems = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [field] = path;
    if (field === 'subject' || field === 'text') problems[field] ??= message;
  }
  return problems;
}

/** Returns the first language, beginning with the shown one, whose text is invalid. */
export const findInvalidLanguage = (
  texts: MailTexts,
  shown: MailLanguage,
  messages: MailTextMessages,
): MailLanguage | undefined =>
  [shown, ...MAIL_LANGUAGES].find(
    (language) => Object.keys(findMailTextProblems(texts[language], messages)).length > 0,
  );

export type MailPreviewState =
  | { status: 'loading' }
  /** The text can't be sent as it is. */
  | { status: 'invalid' }
  /** `message` is the server's, if it sent one. */
  | { status: 'failed'; message: string | undefined }
  /** `orderNumber` is undefined if the order is made up. `updating`: a later text is on its way. */
  | {
      status: 'current' | 'updating';
      subject: string;
      html: string;
      orderNumber: string | undefined;
    };
