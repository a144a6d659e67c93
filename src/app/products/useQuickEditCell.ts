import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CANONICAL_LOCALE, convertAmountLocale } from '#contract/money/readAmount.ts';
import type { Product } from '#contract/products/product.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { buildEditBody, toFormValues } from '#features/products/form/productPayload.ts';
import type { QuickEditCell } from '#features/products/inventory/quickEditCell.ts';
import { getProductName } from '#features/products/productModel.ts';
import {
  type EditableFields,
  findError,
  isUnchanged,
  type QuickEditState,
  toInputText,
  hasChanged,
} from '#features/products/quickEdit/quickEditModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, isRefusedWith, logFailure, serverMessageOr } from '../api/failure.ts';
import { productQueries, type ListedFields, patchCachedRow, useQuickEdit } from '../queries/products.ts';
import { useNotify } from '../shell/useNotify.ts';

/** Outcome of a save, or the state it leaves the cell in. */
type QuickEditOutcome = { status: 'saved' } | Exclude<QuickEditState, { status: 'editing' | 'saving' }>;

/** Loads the product of a cell and saves one value of it. The edit call sends the whole product with its version. */
function useQuickEditCall({ product: { _id: id }, field }: QuickEditCell) {
  const { edit: editMessages, editOnly: editOnlyMessages } = useMessages('productForm');
  const t = useMessages('productTools').quickEdit;
  const { currency } = useFormats();
  const client = useQueryClient();
  const edit = useQuickEdit(id);
  const loading = useRef<Promise<Product>>(undefined);

  const load = () => (loading.current = fetchProduct());
  async function fetchProduct(): Promise<Product> {
    const { product } = await client.fetchQuery({ ...productQueries.one(id), staleTime: 0 });
    if (!product) throw new Error(editOnlyMessages.notFound);
    return product;
  }
  /** Someone else has changed the value: the list shows theirs. */
  async function toConflict(current: Product, text?: string): Promise<QuickEditOutcome> {
    await patchCachedRow(client, id, getEditableFields(current));
    return { status: 'conflict', current, text };
  }
  async function send(text: string, seen: EditableFields): Promise<QuickEditOutcome> {
    const before = await (loading.current ?? load());
    if (hasChanged(seen, before, field)) return toConflict(before);
    const error = findError(before, field, text, { texts: editMessages.problems, currency });
    if (error !== undefined) return { status: 'invalid', error };
    const body = buildEditBody({ ...toFormValues(before), [field]: text }, before, 'loaded');
    await edit.mutateAsync({ body, figures: getEditableFields(body.product) });
    return { status: 'saved' };
  }
  async function toOutcome(error: unknown): Promise<QuickEditOutcome> {
    logFailure(error);
    const now = isRefusedWith(409, error) ? await load().catch(() => undefined) : undefined;
    if (now) return toConflict(now, serverMessageOr(error, t.conflict));
    loading.current = undefined;
    const isRefused = getApiFailure(error)?.kind === 'refused';
    return {
      status: 'failed',
      text: isRefused ? serverMessageOr(error, editMessages.failed) : editMessages.unanswered,
    };
  }
  return {
    /** Loads the product and returns a conflict if the value differs from the one seen. Failures show up on save. */
    async begin(seen: EditableFields): Promise<QuickEditOutcome | undefined> {
      const now = await load().catch(() => undefined);
      return now && hasChanged(seen, now, field) ? toConflict(now) : undefined;
    },
    save: (text: string, seen: EditableFields) => send(text, seen).catch(toOutcome),
  };
}

type SentFields = { [Name in keyof ListedFields]: ListedFields[Name] | null };

const getEditableFields = (product: SentFields): ListedFields => ({
  actualPrice: product.actualPrice ?? undefined,
  discountedPrice: product.discountedPrice ?? undefined,
  discountPercentage: product.discountPercentage ?? undefined,
  stock: product.stock ?? undefined,
  stockUnit: product.stockUnit ?? undefined,
});

/** State of the editor of one cell: its text, its message, and its save. */
export function useQuickEditCell(cell: QuickEditCell) {
  const { inventory: inventoryMessages } = useMessages('products');
  const { edit: editMessages } = useMessages('productForm');
  const t = useMessages('productTools').quickEdit;
  const { product: row, field } = cell;
  const call = useQuickEditCall(cell);
  const notify = useNotify();
  const { locale, currency } = useFormats();
  const [text, setText] = useState(() =>
    convertAmountLocale(toInputText(row, field), CANONICAL_LOCALE, locale),
  );
  const [state, setState] = useState<QuickEditState>({ status: 'editing' });
  // The value the administrator has seen. A save must not overwrite any other.
  const seen = useRef<EditableFields>(row);

  /** Returns whether the cell can be closed. */
  function show(outcome: QuickEditOutcome): boolean {
    if (outcome.status === 'saved') {
      notify('success', t.saved[field](getProductName(inventoryMessages, row)));
      return true;
    }
    if (outcome.status === 'conflict') seen.current = outcome.current;
    setState(outcome);
    return false;
  }
  const begin = useEffectEvent(async () => {
    const outcome = await call.begin(seen.current);
    if (outcome) show(outcome);
  });
  useEffect(() => void begin(), []);

  return {
    state,
    text,
    type(typed: string) {
      if (state.status === 'saving') return;
      setText(typed);
      if (state.status !== 'conflict') setState({ status: 'editing' });
    },
    /** Returns whether the cell can be closed: the text was saved or is unchanged. */
    async save(): Promise<boolean> {
      if (state.status === 'saving') return false;
      const plain = convertAmountLocale(text, locale, CANONICAL_LOCALE);
      if (isUnchanged(seen.current, field, plain)) return true;
      const error = findError(seen.current, field, plain, { texts: editMessages.problems, currency });
      if (error !== undefined) return show({ status: 'invalid', error });
      setState({ status: 'saving' });
      return show(await call.save(plain, seen.current));
    },
  };
}
