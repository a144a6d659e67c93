import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product } from '#contract/products/product.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { findCellButton, type QuickEditCell } from '#features/products/inventory/quickEditCell.ts';
import { formatProductName } from '#features/products/productModel.ts';
import { QuickEditForm, type QuickEditFormProps } from '#features/products/quickEdit/QuickEditForm.tsx';
import { QuickEditSaving } from '#features/products/quickEdit/QuickEditSaving.tsx';
import type { QuickEditor } from '#features/products/quickEdit/openEditors.ts';
import type { Values } from '#features/products/quickEdit/quickEditModel.ts';
import { useNotify } from '../page/useNotify.ts';

type QuickEditSectionProps = Omit<QuickEditFormProps, 'cell' | 'state' | 'texts'> & {
  editor: QuickEditor;
  /** The values that were typed. */
  values: Values;
  rows: readonly Product[];
  /** Called if the cell's row is no longer on the page, after a toast has said so. */
  onGone: () => void;
};

/** Shows the editor of one cell of the list in its place. Rendered in a portal, so that no row renders again. */
export function QuickEditSection({ editor, values, rows, onGone, ...form }: QuickEditSectionProps) {
  const { inventory } = useMessages('products');
  const t = useMessages('productTools').quickEdit;
  const notify = useNotify();
  const { cell, texts, state } = editor;
  const host = useCellHost(cell, rows, state.status === 'saving' ? 'saving' : 'editing', () => {
    onGone();
    notify('warning', t.gone(formatProductName(inventory, cell.product)));
  });
  if (!host) return null;
  return createPortal(
    state.status === 'saving' ? (
      <QuickEditSaving field={cell.field} values={{ ...cell.product, ...values }} />
    ) : (
      <QuickEditForm {...form} {...{ cell, texts, state }} />
    ),
    host,
  );
}

/**
 * Returns an element in the cell. It follows the cell when its row moves, and keeps the focus and the caret, because
 * someone may be typing.
 */
function useCellHost(
  cell: QuickEditCell,
  rows: readonly Product[],
  status: 'editing' | 'saving',
  onGone: () => void,
): HTMLElement | undefined {
  const [host] = useState(() => document.createElement('div'));
  const [cellElement, setCellElement] = useState<HTMLElement>();
  const reportGone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const isListed = rows.some(({ _id }) => _id === cell.product._id);
    const found = isListed ? findCellButton(cell)?.closest('td') : undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the cell exists only after the render
    setCellElement(found ?? undefined);
    if (found) moveInto(found, host);
    else if (status === 'editing') reportGone();
  }, [host, cell, rows, status]);
  useLayoutEffect(() => () => host.remove(), [host]);
  useLayoutEffect(() => {
    if (!cellElement) return;
    cellElement.setAttribute(`data-${status}`, '');
    return () => cellElement.removeAttribute(`data-${status}`);
  }, [cellElement, status]);
  return cellElement && host;
}

/** Moves an element, and the focus with it, which would be lost otherwise. */
function moveInto(cellElement: HTMLElement, host: HTMLElement) {
  if (host.parentElement === cellElement) return;
  const focused = host.contains(document.activeElement) ? document.activeElement : undefined;
  cellElement.append(host);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
