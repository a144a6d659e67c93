// For readers that go through a row by themselves, where a schema would take too long: see parseRowsWith.

export type UnknownRecord = Readonly<Record<string, unknown>>;

/** The fields of an object; undefined for anything else, a list included. */
export const asRecord = (value: unknown): UnknownRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as UnknownRecord) : undefined;

export const asString = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
