import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { ListSelection } from '#features/list/SelectionCells.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { type Paste, parseCells } from '#features/products/bulk/pasteModel.ts';
import type { ChangeTarget } from '#features/products/bulk/valueChange.ts';

const PasteSection = lazyWithRetry(() => import('./PasteSection.tsx').then((module) => module.PasteSection));

type PasteOptions = {
  products: readonly Product[];
  rowSelection: ListSelection<Product>;
  columns: readonly { id: string }[];
  /** Called before the preview opens. */
  onPaste: () => void;
};

/** Fills prices and stocks with cells pasted from a spreadsheet, from the focused or edited cell down. */
export function usePaste({ products, rowSelection, columns, onPaste }: PasteOptions) {
  const [paste, setPaste] = useState<Paste>();
  const onDocumentPaste = useEffectEvent((event: ClipboardEvent) => {
    const cell = findFocusedCell();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!cell || text.trim() === '') return;
    const lines = parseCells(text);
    // A single value is pasted into the field.
    if (cell.state === 'edited' && lines.length === 1 && lines[0]?.length === 1) return;
    event.preventDefault();
    onPaste();
    setPaste({ productId: cell.productId, target: cell.target, lines });
  });
  useEffect(() => {
    // On the document, because browsers differ in the target of a paste outside of fields.
    const listener = (event: ClipboardEvent) => onDocumentPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  const close = () => {
    setPaste(undefined);
    if (!paste) return;
    // After the closed dialog has returned the focus, if its opener still exists.
    setTimeout(() => {
      if (document.activeElement === document.body) findCell(paste)?.focus({ preventScroll: true });
    });
  };
  return (
    <LoadBoundary onClose={close}>
      {paste && (
        <PasteSection
          paste={paste}
          products={products}
          toSelectable={rowSelection.toSelectable}
          targets={columns.map(({ id }) => id).filter(isTarget)}
          onClose={close}
        />
      )}
    </LoadBoundary>
  );
}

const isTarget = (id: string): id is ChangeTarget => id === 'price' || id === 'stock';

const toTarget = ({ name }: HTMLButtonElement): ChangeTarget => (name === 'stock' ? 'stock' : 'price');

/** Returns the editable cell that is focused, or whose editor is. */
function findFocusedCell() {
  const focused = document.activeElement;
  const editedCell = focused?.closest('td[data-editing]');
  const button = (editedCell ?? focused?.closest('td'))?.querySelector<HTMLButtonElement>('button.tbl-edit');
  if (!button || (!editedCell && button !== focused)) return undefined;
  return {
    state: editedCell ? ('edited' as const) : ('focused' as const),
    productId: button.value,
    target: toTarget(button),
  };
}

const findCell = ({ productId, target }: Paste) =>
  [...document.querySelectorAll<HTMLButtonElement>('button.tbl-edit')].find(
    (button) => button.value === productId && toTarget(button) === target,
  );
