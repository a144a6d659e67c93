import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import type { ProductBulkAction } from '#features/products/bulk/ProductBulkBar.tsx';
import { type SelectedProductsState, ValueChangeDialog } from '#features/products/bulk/ValueChangeDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { runBulk } from '../bulk/runBulk.ts';
import { type BulkFormProps, getReason } from '../bulk/useBulkRun.ts';
import { fetchProduct } from '../queries/products.ts';
import { useChangeTexts } from './changeProduct.ts';

type ValueChangeSectionProps = BulkFormProps<ProductBulkAction> & {
  /** Products of the current page, which need not be loaded. */
  pageProducts: readonly Product[];
};

/** Asks for new prices or stocks of the selected products. */
export function ValueChangeSection({
  action,
  rows,
  pageProducts,
  onConfirm,
  onCancel,
}: ValueChangeSectionProps) {
  const state = useSelectedProducts(rows, pageProducts);
  if (action.kind !== 'change' || action.target === 'pasted') return null;
  return (
    <ValueChangeDialog
      target={action.target}
      state={state}
      onConfirm={(plan) =>
        onConfirm(
          { ...action, plan },
          [...plan.values()].map(({ row }) => row),
        )
      }
      onCancel={onCancel}
    />
  );
}

/** Loads the selected products that are not on the page. */
function useSelectedProducts(
  rows: readonly SelectableRow[],
  pageProducts: readonly Product[],
): SelectedProductsState {
  const t = useMessages('listTools').bulk;
  const { notFound } = useChangeTexts();
  // Those at the time of opening, because the page may change.
  const [onPage] = useState(() => new Map(pageProducts.map((product) => [product._id, product])));
  const [progress, setProgress] = useState({ done: 0, failed: 0 });
  const toLoad = rows.filter(({ id }) => !onPage.has(id));
  const { data: loaded } = useQuery({
    queryKey: ['selectedProducts', toLoad.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const products = new Map<string, Product>();
      const run = async ({ id }: SelectableRow) => {
        const product = await fetchProduct(id, signal);
        if (!product) throw new Error(notFound);
        products.set(id, product);
      };
      const { failed } = await runBulk({ items: toLoad, run, signal, onProgress: setProgress });
      return { products, failed };
    },
    enabled: toLoad.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (toLoad.length > 0 && !loaded)
    return { status: 'loading', done: progress.done + progress.failed, total: toLoad.length };
  return {
    status: 'ready',
    products: rows.flatMap((row) => {
      const product = onPage.get(row.id) ?? loaded?.products.get(row.id);
      return product ? [{ row, product }] : [];
    }),
    missing: loaded?.failed.map(({ item, error }) => ({ ...item, reason: getReason(t, error) })) ?? [],
  };
}
