import type { FieldError } from '#contract/wire/envelope.ts';

// Apart from the form, because a screen can pass such an error to a form that is loaded later.

/** The server's message about one field, such as a password that is too common. */
export type FormFieldError<Values> = { field: keyof Values & string; message: string };

/** Returns an error that the form can show; undefined if it is not about one of its fields. */
export function toFormFieldError<Values extends object>(
  error: FieldError | undefined,
  values: Values,
): FormFieldError<Values> | undefined {
  return error && Object.hasOwn(values, error.field) ? (error as FormFieldError<Values>) : undefined;
}
