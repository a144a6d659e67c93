import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CANONICAL_LOCALE, convertAmountLocale } from '#contract/money/typedAmount.ts';
import type { ProductRuleTexts } from '#contract/products/productRules.ts';
import { type FormFieldError, useValidatedForm } from '#features/form/useValidatedForm.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import {
  FIELDS,
  getFields,
  getPrices,
  type ProductFormCopy,
  type ProductFormFields,
  productFormSchema,
  type ProductValues,
  respellNumbers,
  NUMBER_FIELDS,
} from './productFormModel.ts';

/** A form adds a product, or it edits one. */
export type FormKind = 'create' | 'edit';

/** Returns the words of either form. */
export function useFormCopy(kind: FormKind): ProductFormCopy {
  const { createCopy, editCopy } = useWords('productForm');
  return kind === 'create' ? createCopy : editCopy;
}

type Form = UseFormReturn<ProductValues, unknown, ProductValues>;

/** Writes the numbers of the form anew when another language is chosen: read in its way, they would be others. */
function useReformatOnLocaleChange(
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

/**
 * The outcome of a save: a new product, which leaves an empty form behind, a changed one, neither, or what the server
 * refused about one field.
 */
export type SaveOutcome = 'created' | 'updated' | 'failed' | FormFieldError<ProductValues>;

export type ProductFormEvents = {
  onSubmit: (values: ProductValues) => Promise<SaveOutcome>;
  /** Receives what a press on the button found wrong, in the order of the screen; each is its own message. */
  onProblems: (messages: readonly string[]) => void;
  /** Receives the messages that no field shows any more, because it was corrected. */
  onSolved: (messages: readonly string[]) => void;
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
  const stored = kind === 'edit' ? getPrices(saved) : undefined;
  const schema = productFormSchema(texts, { locale, currency, stored });
  const initial = respellNumbers(saved, CANONICAL_LOCALE, locale);
  const form = useValidatedForm(schema, initial, { mode: 'onSubmit', shouldFocusError: false });
  const { isDirty } = form.formState;
  useReformatOnLocaleChange(locale, form);
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

  useSolvedMessages(getMessages(form.formState.errors), on.onSolved);

  const save = form.handleSubmit(
    async () => {
      // As they were typed: the schema's output is only for the rules.
      const values = form.getValues();
      const outcome = await on.onSubmit(respellNumbers(values, locale, CANONICAL_LOCALE));
      if (typeof outcome === 'object') form.setError(outcome.field, { message: outcome.message });
      else if (outcome !== 'failed') form.reset(outcome === 'created' ? initial : values);
    },
    (errors) => on.onProblems(getMessages(errors)),
  );
  /** However often it is asked for, one save is under way at a time. */
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    await save().finally(() => (busy.current = false));
  };
  return { form, submit };
}

/** The messages at the fields, in the order of the form. */
const getMessages = (errors: object): string[] =>
  FIELDS.flatMap((name) => (errors as Record<string, { message?: string }>)[name]?.message ?? []);

function useSolvedMessages(messages: readonly string[], onSolved: ProductFormEvents['onSolved']) {
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const solved = shown.current.filter((message) => !messages.includes(message));
    shown.current = messages;
    if (solved.length > 0) onSolved(solved);
  });
}

export type ProductFormState = ReturnType<typeof useProductForm>['form'];

/** What every part of the form is given. */
export type FormPartProps = { form: ProductFormState; copy: ProductFormCopy };
