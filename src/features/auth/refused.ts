import type { FieldRefusal } from '#contract/envelope.ts';

/** What the server says about a value that the form's own rules let through, such as a password that is guessed first. */
export type Refused<Values> = { field: keyof Values & string; message: string };

/** A refusal as the form can show it: nothing where it is about something else than the form's own fields. */
export function refusedIn<Values extends Record<string, string>>(
  refusal: FieldRefusal | undefined,
  values: Values,
): Refused<Values> | undefined {
  return refusal && Object.hasOwn(values, refusal.field) ? (refusal as Refused<Values>) : undefined;
}
