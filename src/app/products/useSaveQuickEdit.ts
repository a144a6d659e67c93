import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Product } from '#contract/products/product.ts';
import { useToast } from '#ui/toast/ToastProvider.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { QuickEditField } from '#features/products/inventory/quickEditCell.ts';
import {
  getChangedFields,
  type QuickEditState,
  type Values,
} from '#features/products/quickEdit/quickEditModel.ts';
import { useChangeText, useValueLabel } from '#features/products/quickEdit/useChangeText.ts';
import { getApiFailure, hasStatus, logFailure, serverMessageOr } from '../api/failure.ts';
import { getReason, isRepeatable } from '../bulk/useBulkRun.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { type ListedFields, patchCachedRow, productQueries } from './productQueries.ts';
import { ChangedMeanwhileError, changeProduct, type SavedChange, useChangeTexts } from './changeProduct.ts';

/** Outcome of a save: saved, or the state of an editor that opens again. */
export type QuickEditOutcome =
  | { status: 'saved' }
  | Extract<QuickEditState, { status: 'failed' | 'conflict' }>;

/** Runs the saves of a product one after another, because each needs the version that the one before has saved. */
const runInOrder = (
  client: QueryClient,
  productId: string,
  mutationFn: () => Promise<SavedChange | undefined>,
) =>
  client
    .getMutationCache()
    .build(client, { mutationFn, scope: { id: `product ${productId}` } })
    .execute(undefined);

type NullableFields = { [Name in keyof ListedFields]: ListedFields[Name] | null };

const getListedFields = (product: NullableFields): ListedFields => ({
  actualPrice: product.actualPrice ?? undefined,
  discountedPrice: product.discountedPrice ?? undefined,
  discountPercentage: product.discountPercentage ?? undefined,
  stock: product.stock ?? undefined,
  stockUnit: product.stockUnit ?? undefined,
});

/** Shows what was saved in the list and the totals. */
async function refresh(client: QueryClient, id: string, saved: SavedChange | undefined) {
  client.removeQueries({ queryKey: productQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  if (saved) await patchCachedRow(client, id, getListedFields(saved.product));
  else await productQueries.invalidate(client);
}

/** Returns a function that saves the values of an editor, and says what has changed in a toast with Undo. */
export function useSaveQuickEdit() {
  const { edit: formMessages } = useMessages('productForm');
  const t = useMessages('productTools').quickEdit;
  const { toasts } = useMessages('adminShell');
  const texts = useChangeTexts();
  const client = useQueryClient();
  const { add } = useToast();
  const offerUndo = useUndo();
  const getLabel = useValueLabel();
  const describe = useChangeText();

  async function toOutcome(error: unknown, id: string): Promise<QuickEditOutcome> {
    logFailure(error);
    const current = error instanceof ChangedMeanwhileError ? error.current : await fetchIfConflict(error, id);
    if (current) {
      // The list shows their values.
      await patchCachedRow(client, id, getListedFields(current));
      return { status: 'conflict', current, text: serverMessageOr(error, t.conflict) };
    }
    const failure = getApiFailure(error);
    if (failure?.kind === 'refused')
      return { status: 'failed', text: serverMessageOr(error, formMessages.failed) };
    const isMissing = !failure && error instanceof Error && error.message === texts.notFound;
    return { status: 'failed', text: isMissing ? texts.notFound : formMessages.unanswered };
  }
  /** Loads the product again if the server has refused an older version. */
  async function fetchIfConflict(error: unknown, id: string): Promise<Product | undefined> {
    if (!hasStatus(error, 409)) return undefined;
    const data = await client.fetchQuery({ ...productQueries.one(id), staleTime: 0 }).catch(() => undefined);
    return data?.product;
  }

  return async (product: Product, values: Values): Promise<QuickEditOutcome> => {
    const { _id: id } = product;
    const change = { change: values, basis: product, source: 'quickEdit' } as const;
    try {
      const saved = await runInOrder(client, id, () => changeProduct(client, id, change, texts));
      await refresh(client, id, saved);
      const after = { ...product, ...values };
      const changed = getChangedFields(product, values);
      add({
        tone: 'success',
        text: t.saved(getLabel(product, changed), describe(product, after, changed)),
        action: saved && {
          label: toasts.undo,
          onClick: () => void offerUndo({ product, after, changed, saved }),
        },
      });
      return { status: 'saved' };
    } catch (error) {
      return toOutcome(error, id);
    }
  };
}

type UndoneChange = {
  product: Product;
  /** The product with the saved values. */
  after: Product;
  changed: readonly QuickEditField[];
  saved: SavedChange;
};

/** Returns a function that restores the values before a change. It outlives the page, like its toast. */
function useUndo() {
  const t = useMessages('productTools').quickEdit;
  const { bulk: bulkMessages } = useMessages('listTools');
  const client = useQueryClient();
  const { add } = useToast();
  const getLabel = useValueLabel();
  const describe = useChangeText();

  return async function undo(change: UndoneChange): Promise<void> {
    const { product, after, changed, saved } = change;
    const label = getLabel(product, changed);
    try {
      const undone = await runInOrder(client, product._id, saved.undo);
      await refresh(client, product._id, undone);
      add({ tone: 'success', text: t.undone(label, describe(after, product, changed)) });
    } catch (error) {
      logFailure(error);
      const retry = { label: bulkMessages.retry(1), onClick: () => void undo(change) };
      add({
        tone: 'error',
        text: t.notUndone(label, getReason(bulkMessages, error)),
        action: isRepeatable(error) ? retry : undefined,
      });
    }
  };
}
