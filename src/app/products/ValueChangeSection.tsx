import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import type { ProductBulkAction } from '#features/products/bulk/ProductBulkBar.tsx';
import { type SelectedProductsState, ValueChangeDialog } from '#features/products/bulk/ValueChangeDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure } from '../api/failure.ts';
import { type BulkFormProps, getReason } from '../bulk/useBulkRun.ts';
import { createRowReader, createSelectedReader } from '../list/readRows.ts';
import type { ListPageQuery } from '../list/useListPage.ts';
import { fetchProduct } from './productQueries.ts';
import { useChangeTexts } from './changeProduct.ts';

type ValueChangeSectionProps = BulkFormProps<ProductBulkAction> & {
  /** The list in which the products were selected. */
  pageQuery: ListPageQuery<Product>;
};

/** Asks for new prices or stocks of the selected products. */
export function ValueChangeSection({
  action,
  rows,
  pageQuery,
  onConfirm,
  onCancel,
}: ValueChangeSectionProps) {
  const state = useSelectedProducts(rows, pageQuery);
  if (action.kind !== 'change' || action.target === 'pasted') return null;
  return (
    <ValueChangeDialog
      target={action.target}
      count={rows.length}
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
  { state, queries, criteria }: ListPageQuery<Product>,
): SelectedProductsState {
  const t = useMessages('listTools').bulk;
  const { notFound } = useChangeTexts();
  const client = useQueryClient();
  // Those at the time of opening, because the page may change.
  const [onPage] = useState(
    () => new Map((state.status === 'listed' ? state.rows : []).map((product) => [product._id, product])),
  );
  const [done, setDone] = useState(0);
  const idsToLoad = rows.map(({ id }) => id).filter((id) => !onPage.has(id));
  const { data: loaded } = useQuery({
    queryKey: ['selectedProducts', idsToLoad],
    async queryFn({ signal }) {
      const pages = createRowReader<Product>((position, pageSignal) =>
        queries.readPage(client, { ...criteria, ...position }, pageSignal),
      );
      const read = createSelectedReader(idsToLoad, { pages, readOne: fetchProduct });
      const products = new Map<string, Product>();
      try {
        for (let batch = await read(signal); batch; batch = await read(signal)) {
          for (const product of batch.rows) products.set(product._id, product);
          setDone(products.size);
        }
        return { products, missingReason: notFound };
      } catch (error) {
        signal.throwIfAborted();
        logFailure(error);
        return { products, missingReason: getReason(t, error) };
      }
    },
    enabled: idsToLoad.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (idsToLoad.length > 0 && !loaded) return { status: 'loading', done, total: idsToLoad.length };
  const find = (id: string) => onPage.get(id) ?? loaded?.products.get(id);
  return {
    status: 'ready',
    products: rows.flatMap((row) => {
      const product = find(row.id);
      return product ? [{ row, product }] : [];
    }),
    missing: loaded
      ? rows.filter(({ id }) => !find(id)).map((row) => ({ ...row, reason: loaded.missingReason }))
      : [],
  };
}
