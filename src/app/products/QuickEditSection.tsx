import { type RefObject, useEffectEvent, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product } from '#contract/products/product.ts';
import {
  findCellButton,
  findAdjacentCell,
  type QuickEditCell,
} from '#features/products/inventory/quickEditCell.ts';
import { getProductName } from '#features/products/productModel.ts';
import { QuickEditForm } from '#features/products/quickEdit/QuickEditForm.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useNotify } from '../shell/useNotify.ts';
import { useQuickEditCell } from './useQuickEditCell.ts';

type QuickEditSectionProps = {
  cell: QuickEditCell;
  rows: readonly Product[];
  /** Opens another cell, or closes this one. */
  onMove: (next: QuickEditCell | undefined) => void;
  /** Receives a function that saves this cell and opens another. */
  leaveRef: RefObject<((next: QuickEditCell) => void) | null>;
};

/** Edits one cell of the list in place. Rendered in a portal, so that no row renders again. */
export function QuickEditSection({ cell, rows, onMove, leaveRef }: QuickEditSectionProps) {
  const place = usePlace(cell, rows, onMove);
  const { state, text, type, save } = useQuickEditCell(cell);
  const close = () => {
    onMove(undefined);
    // After the cell is rendered as before, possibly in a row that moved.
    setTimeout(() => findCellButton(cell)?.focus({ preventScroll: true }));
  };
  const leave = async (next: QuickEditCell | undefined) => {
    if (!(await save())) return;
    if (next) onMove(next);
    else close();
  };
  useImperativeHandle(leaveRef, () => (next) => void leave(next));
  if (!place) return null;
  return createPortal(
    <QuickEditForm
      cell={cell}
      state={state}
      text={text}
      onTextChange={type}
      onSave={() => void leave(undefined)}
      onCancel={() => state.status !== 'saving' && close()}
      onMove={(step) => void leave(findAdjacentCell(cell, rows, step))}
    />,
    place,
  );
}

/**
 * Returns the cell's element, even after its row has moved. Closes the editor, with a toast, if the row has left
 * the page.
 */
function usePlace(cell: QuickEditCell, rows: readonly Product[], onMove: QuickEditSectionProps['onMove']) {
  const { inventory: inventoryMessages } = useMessages('products');
  const t = useMessages('productTools').quickEdit;
  const [place, setPlace] = useState<HTMLElement>();
  const notify = useNotify();
  const end = useEffectEvent(() => {
    onMove(undefined);
    notify('warning', t.gone(getProductName(inventoryMessages, cell.product)));
  });
  useLayoutEffect(() => {
    const isListed = rows.some(({ _id }) => _id === cell.product._id);
    const found = isListed ? findCellButton(cell)?.closest('td') : undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the cell exists only after the render
    if (found) setPlace(found);
    else end();
  }, [cell, rows]);
  useLayoutEffect(() => {
    const marked = place ? [place, place.closest('tr')!] : [];
    for (const one of marked) one.dataset['editing'] = '';
    return () => marked.forEach((one) => delete one.dataset['editing']);
  }, [place]);
  return place;
}
