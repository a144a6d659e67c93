import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ProductRuleTexts } from '#contract/products/productRules.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { CANONICAL_LOCALE } from '#contract/money/typedAmount.ts';
import {
  FIELDS,
  getFields,
  getPrices,
  type ProductFormCopy,
  type ProductFormFields,
  productFormSchema,
  type ProductValues,
  respellNumbers,
} from './productFormModel.ts';
import type { FormKind } from './useFormCopy.ts';
import { useNumbersIn } from './useNumbersIn.ts';

/** The outcome of a save: a new product, which leaves an empty form behind, a changed one, or neither. */
export type SaveOutcome = 'created' | 'updated' | 'failed';

export type ProductFormEvents = {
  onSubmit: (values: ProductValues) => Promise<SaveOutcome>;
  /** Receives what a press on the button found wrong, in the order of the screen; each is its own message. */
  onProblems: (messages: readonly string[]) => void;
  /** Receives whether something would be lost by leaving. */
  onDirtyChange: (work: 'saved' | 'unsaved') => void;
  /** Receives what is typed, as it changes. */
  onFieldsChange?: ((fields: ProductFormFields) => void) | undefined;
};

type ProductFormOptions = ProductFormEvents & {
  kind: FormKind;
  saved: ProductValues;
  texts: ProductRuleTexts;
};

/** The form's state: what is typed, what is wrong with it since the first try, and whether it is being saved. */
export function useProductForm({ kind, saved, texts, ...on }: ProductFormOptions) {
  const { locale, currency } = useFormats();
  const schema = useMemo(() => {
    const stored = kind === 'edit' ? getPrices(saved) : undefined;
    return productFormSchema(texts, { locale, currency, stored });
  }, [texts, locale, currency, kind, saved]);
  const initial = useMemo(() => respellNumbers(saved, CANONICAL_LOCALE, locale), [saved, locale]);
  const form = useValidatedForm(schema, initial, { mode: 'onSubmit', shouldFocusError: false });
  const { isDirty } = form.formState;
  useNumbersIn(locale, form);
  const busy = useRef(false);

  const reportDirty = useEffectEvent((work: 'saved' | 'unsaved') => on.onDirtyChange(work));
  useEffect(() => reportDirty(isDirty ? 'unsaved' : 'saved'), [isDirty]);

  const reportFields = useEffectEvent((values: ProductValues) =>
    on.onFieldsChange?.(respellNumbers(getFields(values), locale, CANONICAL_LOCALE)),
  );
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => reportFields(values) }),
    [subscribe],
  );

  const save = form.handleSubmit(
    async () => {
      // As they were typed: the schema's output is only for the rules.
      const values = form.getValues();
      const outcome = await on.onSubmit(respellNumbers(values, locale, CANONICAL_LOCALE));
      if (outcome !== 'failed') form.reset(outcome === 'created' ? initial : values);
    },
    (errors) => on.onProblems(FIELDS.flatMap((name) => Object(errors)[name]?.message ?? [])),
  );
  /** However often it is asked for, one save is under way at a time. */
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    await save().finally(() => (busy.current = false));
  };
  return { form, submit };
}

export type ProductFormState = ReturnType<typeof useProductForm>['form'];

/** What every part of the form is given. */
export type FormPartProps = { form: ProductFormState; copy: ProductFormCopy };
