import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A response other than 200, thrown from anywhere. Its message is for the administrator to read. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  /** The field of the request that the message is about, for a form to show it there. */
  readonly field: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    headers: Record<string, string> = {},
    field?: string,
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.field = field;
  }
}

/** Throws a 400 about a field whose value the visitor can correct. */
export const throwFieldError = (field: string, message: string): never => {
  throw new HttpError(400, message, {}, field);
};
