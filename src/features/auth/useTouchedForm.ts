import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import type { Refused } from './refused.ts';

/** What is wrong with each field's value, or nothing. */
export type Rules<Values> = { [Name in keyof Values]: (value: string) => string | undefined };

/** A form whose errors appear once a field was left or the form was sent, and clear as soon as a value is right. */
export function useTouchedForm<Values extends Record<string, string>>(initial: Values, rules: Rules<Values>) {
  const form = useForm<Values>({ defaultValues: initial as DefaultValues<Values>, mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  /** The props of the field for one value. */
  const field = (name: Path<Values>) => {
    const registered = form.register(name, { validate: (value: string) => rules[name](value) ?? true });
    return { ...registered, error: errors[name]?.message as string | undefined };
  };
  const status: 'busy' | 'ready' = isSubmitting ? 'busy' : 'ready';
  /** Other values, as if nobody had touched them; the fields can be focused at once. */
  const refill = (values: Values) => form.reset(values, { keepFieldsRef: true });
  /** Says at the field what the server says of its value, until that changes. */
  const refuse = ({ field: name, message }: Refused<Values>) =>
    form.setError(name as Path<Values>, { message }, { shouldFocus: true });
  return { ...form, field, status, refill, refuse };
}
