import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPathByValue, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { convertAmountLocale } from '#contract/money/parseAmount.ts';

type Form<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'getValues' | 'setValue' | 'resetField' | 'formState'
>;

/** Converts a form's numbers when the language changes, because the new locale would parse them differently. */
export function useReformatOnLocaleChange<Values extends FieldValues, Output>(
  locale: string,
  form: Form<Values, Output>,
  names: readonly FieldPathByValue<Values, string>[],
) {
  const previousLocale = useRef(locale);
  const convertNumbers = useEffectEvent((from: string) => {
    const values = form.getValues();
    const saved: Readonly<Record<string, unknown>> = form.formState.defaultValues ?? {};
    for (const name of names) {
      const convert = (value: unknown) =>
        convertAmountLocale(String(value ?? ''), from, locale) as PathValue<Values, typeof name>;
      form.resetField(name, { defaultValue: convert(saved[name]), keepError: true });
      form.setValue(name, convert(values[name]), { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (previousLocale.current !== locale) convertNumbers(previousLocale.current);
    previousLocale.current = locale;
  }, [locale]);
}
