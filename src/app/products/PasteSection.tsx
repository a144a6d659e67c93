import { useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import { BulkDialog } from '#features/bulk/BulkDialog.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { createSelection, type SelectableRow } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { PasteDialog } from '#features/products/bulk/PasteDialog.tsx';
import { createPastePreview, type Paste } from '#features/products/bulk/pasteModel.ts';
import type { ChangeTarget } from '#features/products/bulk/valueChange.ts';
import { useBulkRun } from '../bulk/useBulkRun.ts';
import { useProductBulkActions } from './useProductBulkActions.ts';

type PasteSectionProps = {
  paste: Paste;
  /** The rows of the page. */
  products: readonly Product[];
  toSelectable: (product: Product) => SelectableRow;
  /** The visible columns that can be pasted into, in their order. */
  targets: readonly ChangeTarget[];
  onClose: () => void;
};

/** Previews pasted cells, and saves them like a bulk action. */
export function PasteSection({ paste, products, toSelectable, targets, onClose }: PasteSectionProps) {
  const actions = useProductBulkActions();
  const { problems: messages } = useMessages('productForm').edit;
  const { locale, currency } = useFormats();
  // Pasted rows need not be selected.
  const [selection] = useState(createSelection);
  // The rows at the time of pasting, because the page may change.
  const [preview] = useState(() =>
    createPastePreview(paste, { products, toSelectable, targets, locale, currency, messages }),
  );
  const bulk = useBulkRun({ ...actions, selection, onClosed: onClose });
  if (bulk.state.status === 'closed')
    return (
      <PasteDialog
        preview={preview}
        onConfirm={(plan) =>
          bulk.run(
            { kind: 'change', target: 'pasted', plan },
            [...plan.values()].map(({ row }) => row),
          )
        }
        onCancel={onClose}
      />
    );
  return (
    <BulkDialog
      state={bulk.state}
      messages={actions.messages}
      onConfirm={bulk.confirm}
      onCancel={bulk.close}
      onCancelRun={bulk.cancelRun}
      onRetry={bulk.retry}
      onClose={bulk.close}
    />
  );
}
