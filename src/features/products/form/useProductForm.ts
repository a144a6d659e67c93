import { useEffect, useEffectEvent, useRef } from 'react';
import { CANONICAL_LOCALE } from '#contract/money/parseAmount.ts';
import { productFieldNames } from '#contract/products/productFields.ts';
import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import { useReformatOnLocaleChange } from '#features/form/useReformatOnLocaleChange.ts';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { type FormFieldError } from '#features/form/formFieldError.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  getFields,
  getPrices,
  type ProductFormMessages,
  type ProductFormFields,
  createProductFormSchema,
  type ProductValues,
  convertNumbersLocale,
  NUMBER_FIELDS,
} from './productFormModel.ts';

export type FormKind = 'create' | 'edit';

/** Returns the messages of the add or edit form. */
export function useProductFormMessages(kind: FormKind): ProductFormMessages {
  const t = useMessages('productForm');
  return kind === 'create' ? t.create : t.edit;
}

/**
 * Outcome of a save: a new product (the form is cleared), an updated one, a failure, or the server's error about
 * one field.
 */
export type SaveOutcome = 'created' | 'updated' | 'failed' | FormFieldError<ProductValues>;

export type ProductFormEvents = {
  onSubmit: (values: ProductValues) => Promise<SaveOutcome>;
  /** Called with the errors found on submit, in the order of the form. */
  onErrors: (messages: readonly string[]) => void;
  /** Called with the errors that were fixed. */
  onErrorsFixed: (messages: readonly string[]) => void;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange: (state: 'saved' | 'unsaved') => void;
  onFieldsChange?: ((fields: ProductFormFields) => void) | undefined;
};

type ProductFormOptions = ProductFormEvents & {
  kind: FormKind;
  savedValues: ProductValues;
  messages: ProductRuleMessages;
};

/** State of the form: values, errors since the first submit, and saving. */
export function useProductForm({ kind, savedValues, messages, ...handlers }: ProductFormOptions) {
  const { locale, currency } = useFormats();
  const stored = kind === 'edit' ? getPrices(savedValues) : undefined;
  const schema = createProductFormSchema(messages, { locale, currency, stored });
  const initial = convertNumbersLocale(savedValues, CANONICAL_LOCALE, locale);
  const form = useValidatedForm(schema, initial, { mode: 'onSubmit', shouldFocusError: false });
  const { isDirty } = form.formState;
  useReformatOnLocaleChange(locale, form, NUMBER_FIELDS);
  const isLocked = useRef(false);

  const notifyDirtyChange = useEffectEvent((state: 'saved' | 'unsaved') => handlers.onDirtyChange(state));
  useEffect(() => notifyDirtyChange(isDirty ? 'unsaved' : 'saved'), [isDirty]);

  const notifyFieldsChange = useEffectEvent((values: ProductValues) =>
    handlers.onFieldsChange?.(convertNumbersLocale(getFields(values), locale, CANONICAL_LOCALE)),
  );
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => notifyFieldsChange(values) }),
    [subscribe],
  );

  useFixedErrors(getMessages(form.formState.errors), handlers.onErrorsFixed);

  const save = form.handleSubmit(
    async () => {
      // Sends the input values; the schema only validates them.
      const values = form.getValues();
      const outcome = await handlers.onSubmit(convertNumbersLocale(values, locale, CANONICAL_LOCALE));
      if (typeof outcome === 'object') form.setError(outcome.field, { message: outcome.message });
      else if (outcome !== 'failed') form.reset(outcome === 'created' ? initial : values);
    },
    (errors) => handlers.onErrors(getMessages(errors)),
  );
  /** Ignores further submits while saving. */
  const submit = async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    await save().finally(() => (isLocked.current = false));
  };
  return { form, submit };
}

/** Returns the fields' messages, in the order of the form. */
const getMessages = (errors: object): string[] =>
  productFieldNames.flatMap((name) => (errors as Record<string, { message?: string }>)[name]?.message ?? []);

function useFixedErrors(messages: readonly string[], onErrorsFixed: ProductFormEvents['onErrorsFixed']) {
  const previous = useRef<readonly string[]>([]);
  useEffect(() => {
    const fixedMessages = previous.current.filter((message) => !messages.includes(message));
    previous.current = messages;
    if (fixedMessages.length > 0) onErrorsFixed(fixedMessages);
  });
}

export type ProductFormState = ReturnType<typeof useProductForm>['form'];

export type FormSectionProps = { form: ProductFormState; t: ProductFormMessages };
