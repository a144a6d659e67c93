import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import * as ar from '#languages/ar/server.ts';
import * as de from '#languages/de/server.ts';
import * as en from '#languages/en/server.ts';
import * as hi from '#languages/hi/server.ts';
import { type Language, pickLanguage } from '#languages/language.ts';

export type ServerMessages = typeof en;

/** Returns a text in the language of the given messages. */
export type Message = (messages: ServerMessages) => string;

const messages: Record<Language, ServerMessages> = { en, hi, de, ar };

/** Formats a message in English, the language of the log. */
const formatForLog = (message: Message): string => message(en);

/** Returns the best supported language of the request's Accept-Language. */
export function readLanguage({ req }: Context): Language {
  const accepted = parseAccept(req.header('accept-language') ?? '').filter(({ q }) => q > 0);
  return pickLanguage(accepted.map(({ type }) => type));
}

/** Returns a message in a language. */
export const formatMessage = (message: Message, language: Language): string => message(messages[language]);

/** Translates a message for the request, and returns the headers that keep caches from sharing it. */
export function translate(message: Message, context: Context) {
  const language = readLanguage(context);
  return {
    text: formatMessage(message, language),
    headers: { 'Cache-Control': 'no-store', 'Content-Language': language, Vary: 'Accept-Language' },
  };
}

/** An error response. Its message is shown to the administrator. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  /** Called when the response is written, because the language is known only then. */
  readonly getText: Message;
  readonly headers: Record<string, string>;
  /** The request field that the message is about, so that a form can show it there. */
  readonly field: string | undefined;
  /** True if the log has a line about the refusal that says more than its status. */
  isLogged = false;

  constructor(
    status: ContentfulStatusCode,
    getText: Message,
    headers: Record<string, string> = {},
    field?: string,
  ) {
    super(formatForLog(getText));
    this.status = status;
    this.getText = getText;
    this.headers = headers;
    this.field = field;
  }
}

type Warner = { warn: (fields: object, event: string) => void };

/** Logs why a request is refused, and throws the error. */
export function refuse(log: Warner, fields: object, event: string, error: HttpError): never {
  log.warn(fields, event);
  error.isLogged = true;
  throw error;
}

/** Creates a 400 about a field that the visitor can correct. */
export const createFieldError = (field: string, message: Message): HttpError =>
  new HttpError(400, message, {}, field);

/** Throws a 400 about a field that the visitor can correct. */
export const throwFieldError = (field: string, message: Message): never => {
  throw createFieldError(field, message);
};
