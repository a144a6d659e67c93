import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer other than 200, thrown from wherever it becomes clear. The message is for the administrator to read. */
export class Refusal extends Error {
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

/** What somebody typed can't be taken, and they can type something else. */
export const refuseField = (field: string, message: string): never => {
  throw new Refusal(400, message, {}, field);
};
