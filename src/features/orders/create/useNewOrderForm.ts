import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { Body } from '#contract/call.ts';
import type { Currency } from '#contract/money/currency.ts';
import { CANONICAL_LOCALE } from '#contract/money/parseAmount.ts';
import type { createOrderByHand } from '#contract/orders/orderByHand.ts';
import { useReformatOnLocaleChange } from '#features/form/useReformatOnLocaleChange.ts';
import { type FormOutcome, useSaveForm } from '#features/form/useSaveForm.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  convertNumbers,
  getChosenProduct,
  type NewOrderField,
  type NewOrderValues,
  NUMBER_FIELDS,
  type ProductState,
} from './newOrderModel.ts';
import { buildOrderBody, createNewOrderSchema } from './newOrderSchema.ts';

export type NewOrderFormOptions = {
  /** The content before anything is typed, with numbers in the canonical locale. */
  initial: NewOrderValues;
  /** The product that is chosen in the form. */
  product: ProductState;
  /** The currency of the store's prices. */
  currency: Currency;
  onSave: (body: Body<typeof createOrderByHand>, requestKey: string) => Promise<FormOutcome<NewOrderValues>>;
  onFieldsChange?: ((values: NewOrderValues) => void) | undefined;
  onDirtyChange?: ((state: 'saved' | 'unsaved') => void) | undefined;
};

export type OrderForm = ReturnType<typeof useSaveForm<NewOrderValues, NewOrderField>>;

/** State of the form. Its numbers are in the shown language. */
export function useNewOrderForm({ initial, product, currency, ...handlers }: NewOrderFormOptions) {
  const { newOrderProblems } = useMessages('newOrder');
  const { locale } = useFormats();
  const context = { locale, currency, product: getChosenProduct(product) };
  const form = useSaveForm<NewOrderValues, NewOrderField>({
    schema: createNewOrderSchema(newOrderProblems, context),
    defaultValues: convertNumbers(initial, CANONICAL_LOCALE, locale),
    onSave: (values) => handlers.onSave(buildOrderBody(values, context), values.requestKey),
    onDirtyChange: handlers.onDirtyChange,
  });
  useReformatOnLocaleChange(locale, form, NUMBER_FIELDS);
  const notifyFieldsChange = useEffectEvent((values: NewOrderValues) =>
    handlers.onFieldsChange?.(convertNumbers(values, locale, CANONICAL_LOCALE)),
  );
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => notifyFieldsChange(values) }),
    [subscribe],
  );
  return form;
}

/** Returns the shown values. */
export const useOrderValues = (form: OrderForm): NewOrderValues => {
  const values = useWatch({ control: form.control });
  return { ...form.getValues(), ...(values as Partial<NewOrderValues>) };
};
