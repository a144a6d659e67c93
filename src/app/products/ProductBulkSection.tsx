import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import { deleteProduct } from '#contract/products/productCalls.ts';
import { useFormats } from '#features/format/useFormats.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { PasteDialog } from '#features/products/bulk/PasteDialog.tsx';
import { ProductBulkBar, type ProductBulkAction } from '#features/products/bulk/ProductBulkBar.tsx';
import { createProductBulkMessages } from '#features/products/bulk/createProductBulkMessages.tsx';
import { createPastePreview, parseCells } from '#features/products/bulk/pasteModel.ts';
import { type ChangePlan, getSavedValues } from '#features/products/bulk/valueChange.ts';
import { send } from '../api/send.ts';
import { BulkSection, type BulkListProps } from '../bulk/BulkSection.tsx';
import type { BulkActions, Undoable } from '../bulk/useBulkRun.ts';
import { createSourceIfAccepted } from '../queries/changeSource.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { createKeyIfAccepted } from '../queries/idempotencyKey.ts';
import { runWrite } from '../queries/listQueries.ts';
import { productQueries } from './productQueries.ts';
import { changeProduct, type ChangeTexts, useChangeTexts } from './changeProduct.ts';
import type { PastedCells, usePaste } from './usePaste.ts';
import { ValueChangeSection } from './ValueChangeSection.tsx';

const ProductExportSection = lazyWithRetry(() =>
  import('./ProductExportSection.tsx').then((module) => module.ProductExportSection),
);

type ProductBulkSectionProps = BulkListProps<Product> & { pasting: ReturnType<typeof usePaste> };

/** Bulk actions on products, and changes by pasted cells. Loaded with the first selection or paste. */
export function ProductBulkSection({ pasting, ...props }: ProductBulkSectionProps) {
  const { pageQuery, rowSelection } = props;
  const messages = useMessages('productTools');
  const texts = useChangeTexts();
  const products = pageQuery.state.status === 'listed' ? pageQuery.state.rows : [];
  const actions: BulkActions<ProductBulkAction> = {
    messages: createProductBulkMessages(messages),
    run: (client, action, id) => runBulkAction(client, action, id, texts),
    removesRows: ({ kind }) => kind === 'delete',
    invalidate: invalidateAfterBulk,
    form: {
      isNeeded: ({ kind }) => kind === 'change',
      render: (form) => <ValueChangeSection {...form} pageQuery={pageQuery} />,
    },
  };
  return (
    <BulkSection
      {...props}
      actions={actions}
      Bar={ProductBulkBar}
      Export={ProductExportSection}
      renderDialog={(run) =>
        pasting.paste && (
          <PastePreviewDialog
            paste={pasting.paste}
            products={products}
            toSelectable={rowSelection.toSelectable}
            onConfirm={(plan) => {
              pasting.end();
              run(
                { kind: 'change', target: 'pasted', plan },
                [...plan.values()].map(({ row }) => row),
              );
            }}
            onCancel={pasting.cancel}
          />
        )
      }
    />
  );
}

type PastePreviewDialogProps = {
  paste: PastedCells;
  /** The rows of the page. */
  products: readonly Product[];
  toSelectable: (product: Product) => SelectableRow;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
};

function PastePreviewDialog({ paste, products, toSelectable, ...handlers }: PastePreviewDialogProps) {
  const { problems } = useMessages('productForm').edit;
  const { locale, currency } = useFormats();
  // The rows at the time of pasting, because the page may change.
  const [preview] = useState(() => {
    const { text, targets, ...start } = paste;
    const options = { products, toSelectable, targets, locale, currency, messages: problems };
    return createPastePreview({ ...start, lines: parseCells(text) }, options);
  });
  return <PasteDialog preview={preview} {...handlers} />;
}

/** Runs a bulk action on one product, with its undo. */
async function runBulkAction(
  client: QueryClient,
  action: ProductBulkAction,
  id: string,
  texts: ChangeTexts,
): Promise<Undoable | undefined> {
  switch (action.kind) {
    case 'delete': {
      const idempotencyKey = createKeyIfAccepted(client);
      const source = createSourceIfAccepted(client, 'bulk');
      await runWrite(client, 'products', () =>
        send(deleteProduct, { params: { id }, body: undefined, idempotencyKey, source }),
      );
      return undefined;
    }
    case 'status':
      return changeProduct(client, id, { change: { status: action.status }, source: 'bulk' }, texts);
    case 'featured':
      return changeProduct(client, id, { change: { isFeatured: action.isFeatured }, source: 'bulk' }, texts);
    case 'change': {
      const planned = action.plan.get(id);
      if (!planned) return undefined;
      return changeProduct(
        client,
        id,
        { change: getSavedValues(planned), basis: planned.product, source: 'bulk' },
        texts,
      );
    }
    default:
      return action satisfies never;
  }
}

/** Refreshes the cached data once after a bulk action. */
async function invalidateAfterBulk(client: QueryClient, action: ProductBulkAction, ids: ReadonlySet<string>) {
  for (const id of ids) client.removeQueries({ queryKey: productQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  if (action.kind === 'delete') await productQueries.removeRows(client, ids);
  else await productQueries.invalidate(client);
}
