/**
 * The data wrapper in both readings: a body `{ data: {...} }` is unwrapped, and a body without a `data` object is
 * read as the wrapped object itself, so that either kind of backend works. Nothing else in the product unwraps.
 */
export function unwrapData(body: unknown): unknown {
  return asRecord(field(body, 'data')) ?? body ?? {};
}

/** The server's own words for a failed call: `message` at the top of the body, or `data.message`. */
export function getMessage(body: unknown): string | undefined {
  const message = field(body, 'message') ?? field(field(body, 'data'), 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/** What a server says about one field of a request, to be read where that was typed. */
export type FieldError = { field: string; message: string };

/** The field of the request that the message is about, where it is about one: `field` beside `message`. */
export function getFieldName(body: unknown): string | undefined {
  const name = field(body, 'field') ?? field(field(body, 'data'), 'field');
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Returns the object if `value` is one; undefined for anything else, arrays included. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;

const field = (value: unknown, name: string): unknown => asRecord(value)?.[name];
