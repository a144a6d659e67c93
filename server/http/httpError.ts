import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { formatForLog, type Message } from './messages.ts';

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
