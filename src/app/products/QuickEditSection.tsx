import { type RefObject, useEffectEvent, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product } from '#contract/products/product.ts';
import {
  findCellButton,
  findNeighbour,
  type QuickEditCell,
} from '#features/products/inventory/quickEditCell.ts';
import { productName } from '#features/products/productModel.ts';
import { QuickEditForm } from '#features/products/quickEdit/QuickEditForm.tsx';
import { useWords } from '#features/words/useWords.ts';
import { useNotify } from '../shell/useNotify.ts';
import { useQuickEditCell } from './useQuickEditCell.ts';

export type QuickEditSectionProps = {
  cell: QuickEditCell;
  /** The rows that are shown. */
  rows: readonly Product[];
  /** Opens another cell, or none. */
  onMove: (next: QuickEditCell | undefined) => void;
  /** Is given what saves and goes on to another cell. */
  leaveRef: RefObject<((next: QuickEditCell) => void) | null>;
};

/** One cell of the list that is being changed: drawn in its place, so that no row is drawn anew for it. */
export function QuickEditSection({ cell, rows, onMove, leaveRef }: QuickEditSectionProps) {
  const place = usePlace(cell, rows, onMove);
  const { state, text, type, save } = useQuickEditCell(cell);
  const close = () => {
    onMove(undefined);
    // Once the cell is drawn as it was, with the row in its new place if it has one.
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
      onType={type}
      onSave={() => void leave(undefined)}
      onUndo={() => state.status !== 'saving' && close()}
      onStep={(step) => void leave(findNeighbour(cell, rows, step))}
    />,
    place,
  );
}

/** Returns the cell's element, also when its row has moved; a row that has left the page ends the change, and says so. */
function usePlace(cell: QuickEditCell, rows: readonly Product[], onMove: QuickEditSectionProps['onMove']) {
  const { inventoryCopy } = useWords('products');
  const { quickEditCopy: copy } = useWords('productTools');
  const [place, setPlace] = useState<HTMLElement>();
  const notify = useNotify();
  const end = useEffectEvent(() => {
    onMove(undefined);
    notify('warning', copy.gone(productName(inventoryCopy, cell.product)));
  });
  useLayoutEffect(() => {
    const isListed = rows.some(({ _id }) => _id === cell.product._id);
    const found = isListed ? findCellButton(cell)?.closest('td') : undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- where the cell is, is known once the rows are drawn
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
