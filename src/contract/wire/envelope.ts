/** Unwraps `{ data: {...} }`. Returns the body itself if it has no `data` object: some backends don't wrap it. */
export function unwrapData(body: unknown): unknown {
  return asRecord(getField(body, 'data')) ?? body ?? {};
}

/** Returns the server's error message: `message` at the top of the body, or `data.message`. */
export function getErrorMessage(body: unknown): string | undefined {
  const message = getField(body, 'message') ?? getField(getField(body, 'data'), 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/** A server error about one field of the form. */
export type FieldError = { field: string; message: string };

/** Returns the field that the error message is about, if any: `field` or `data.field`. */
export function getErrorField(body: unknown): string | undefined {
  const name = getField(body, 'field') ?? getField(getField(body, 'data'), 'field');
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Returns the object if `value` is one; undefined for anything else, arrays included. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;

const getField = (value: unknown, name: string): unknown => asRecord(value)?.[name];
