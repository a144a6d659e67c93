import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CANONICAL_LOCALE, convertAmountLocale } from '#contract/money/parseAmount.ts';
import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import { type FormFieldError, useValidatedForm } from '#features/form/useValidatedForm.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  FIELDS,
  getFields,
  getPrices,
  type ProductFormMessages,
  type ProductFormFields,
  productFormSchema,
  type ProductValues,
  convertNumbersLocale,
  NUMBER_FIELDS,
} from './productFormModel.ts';

export type FormKind = 'create' | 'edit';

/** Returns the texts of the add or edit form. */
export function useProductFormMessages(kind: FormKind): ProductFormMessages {
  const t = useMessages('productForm');
  return kind === 'create' ? t.create : t.edit;
}

type Form = UseFormReturn<ProductValues, unknown, ProductValues>;

/** Converts the form's numbers when the language changes: read in the new locale, they would be different numbers. */
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
 * Outcome of a save: a new product (the form is cleared), a changed one, a failure, or the server's message about
 * one field.
 */
export type SaveOutcome = 'created' | 'updated' | 'failed' | FormFieldError<ProductValues>;

export type ProductFormEvents = {
  onSubmit: (values: ProductValues) => Promise<SaveOutcome>;
  /** Called with the problems found on submit, in the order of the form. */
  onProblems: (messages: readonly string[]) => void;
  /** Called with the problems that were corrected. */
  onSolved: (messages: readonly string[]) => void;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange: (work: 'saved' | 'unsaved') => void;
  onFieldsChange?: ((fields: ProductFormFields) => void) | undefined;
};

type ProductFormOptions = ProductFormEvents & {
  kind: FormKind;
  saved: ProductValues;
  texts: ProductRuleMessages;
};

/** State of the form: values, errors since the first submit, and saving. */
export function useProductForm({ kind, saved, texts, ...on }: ProductFormOptions) {
  const { locale, currency } = useFormats();
  const stored = kind === 'edit' ? getPrices(saved) : undefined;
  const schema = productFormSchema(texts, { locale, currency, stored });
  const initial = convertNumbersLocale(saved, CANONICAL_LOCALE, locale);
  const form = useValidatedForm(schema, initial, { mode: 'onSubmit', shouldFocusError: false });
  const { isDirty } = form.formState;
  useReformatOnLocaleChange(locale, form);
  const busy = useRef(false);

  const reportDirty = useEffectEvent((work: 'saved' | 'unsaved') => on.onDirtyChange(work));
  useEffect(() => reportDirty(isDirty ? 'unsaved' : 'saved'), [isDirty]);

  const reportFields = useEffectEvent((values: ProductValues) =>
    on.onFieldsChange?.(convertNumbersLocale(getFields(values), locale, CANONICAL_LOCALE)),
  );
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => reportFields(values) }),
    [subscribe],
  );

  useSolvedMessages(getMessages(form.formState.errors), on.onSolved);

  const save = form.handleSubmit(
    async () => {
      // The entered values: the schema's output only validates.
      const values = form.getValues();
      const outcome = await on.onSubmit(convertNumbersLocale(values, locale, CANONICAL_LOCALE));
      if (typeof outcome === 'object') form.setError(outcome.field, { message: outcome.message });
      else if (outcome !== 'failed') form.reset(outcome === 'created' ? initial : values);
    },
    (errors) => on.onProblems(getMessages(errors)),
  );
  /** Ignores further submits while saving. */
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    await save().finally(() => (busy.current = false));
  };
  return { form, submit };
}

/** Returns the fields' messages, in the order of the form. */
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

export type FormPartProps = { form: ProductFormState; t: ProductFormMessages };
