import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import * as ar from '#languages/ar/server.ts';
import * as de from '#languages/de/server.ts';
import * as en from '#languages/en/server.ts';
import * as hi from '#languages/hi/server.ts';
import { type Language, pickLanguage } from '#languages/language.ts';

export type ServerWords = typeof en;

/** Something to tell a person, in whatever language they read. */
export type Message = (words: ServerWords) => string;

const words: Record<Language, ServerWords> = { en, hi, de, ar };

/** Writes a message for the log, which is in English whoever has caused it. */
const formatForLog = (message: Message): string => message(en);

/** Returns the language that the request asks for: the first that there is, by the weights of its Accept-Language. */
export function readLanguage({ req }: Context): Language {
  const accepted = parseAccept(req.header('accept-language') ?? '').filter(({ q }) => q > 0);
  return pickLanguage(accepted.map(({ type }) => type));
}

/** Words a message for whoever sent the request, with the headers that keep a cache from giving it to others. */
export function translate(message: Message, context: Context) {
  const language = readLanguage(context);
  return {
    text: message(words[language]),
    headers: { 'Cache-Control': 'no-store', 'Content-Language': language, Vary: 'Accept-Language' },
  };
}

/** A response other than 200, thrown from anywhere. What it tells is for the administrator to read. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  /** Worded only where the response is written, which knows the language of the request. */
  readonly tell: Message;
  readonly headers: Record<string, string>;
  /** The field of the request that the message is about, for a form to show it there. */
  readonly field: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    tell: Message,
    headers: Record<string, string> = {},
    field?: string,
  ) {
    super(formatForLog(tell));
    this.status = status;
    this.tell = tell;
    this.headers = headers;
    this.field = field;
  }
}

/** Throws a 400 about a field whose value the visitor can correct. */
export const throwFieldError = (field: string, message: Message): never => {
  throw new HttpError(400, message, {}, field);
};
