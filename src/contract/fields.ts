// For readers that go through a row by themselves, where a schema would take too long: see rowsReadBy.

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; undefined for anything else, a list included. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
