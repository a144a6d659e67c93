import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { convertAmountLocale } from '#contract/money/readAmount.ts';
import { NUMBER_FIELDS, type ProductValues } from './productFormModel.ts';

type Form = UseFormReturn<ProductValues, unknown, ProductValues>;

/** Writes the numbers of the form anew when another language is chosen: read in its way, they would be others. */
export function useNumbersIn(
  locale: string,
  form: Pick<Form, 'getValues' | 'setValue' | 'resetField' | 'formState'>,
) {
  const written = useRef(locale);
  const respell = useEffectEvent((before: string) => {
    const typed = form.getValues();
    for (const name of NUMBER_FIELDS) {
      const saved = form.formState.defaultValues?.[name] ?? '';
      form.resetField(name, { defaultValue: convertAmountLocale(saved, before, locale), keepError: true });
      form.setValue(name, convertAmountLocale(typed[name], before, locale), { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (written.current !== locale) respell(written.current);
    written.current = locale;
  }, [locale]);
}
