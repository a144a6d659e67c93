import { useEffect, useEffectEvent, useState } from 'react';
import { isBlank } from '#contract/text/cleanText.ts';
import type { Paste } from '#features/products/bulk/pasteModel.ts';
import type { ChangeTarget } from '#features/products/bulk/valueChange.ts';

/** Copied cells, with the visible columns that they can be pasted into, in their order. */
export type PastedCells = Omit<Paste, 'lines'> & {
  text: string;
  targets: readonly ChangeTarget[];
};

type PasteOptions = {
  columns: readonly { id: string }[];
  /** Saves and closes the edited cells. Resolves to false if one stays open. */
  saveEditor: () => true | Promise<boolean>;
};

/** Receives cells that are pasted from a spreadsheet, from the focused or edited cell down. */
export function usePaste({ columns, saveEditor }: PasteOptions) {
  const [paste, setPaste] = useState<PastedCells>();
  const onDocumentPaste = useEffectEvent(async (event: ClipboardEvent) => {
    const cell = findFocusedCell();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!cell || isBlank(text)) return;
    // A single value is pasted into the field.
    if (cell.state === 'edited' && !/[\t\r\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    // A cell that can't be saved shows why.
    const saved = saveEditor();
    if (saved !== true && !(await saved)) return;
    const { productId, target } = cell;
    setPaste({ productId, target, text, targets: columns.map(({ id }) => id).filter(isTarget) });
  });
  useEffect(() => {
    // On the document, because browsers differ in the target of a paste outside of fields.
    const listener = (event: ClipboardEvent) => void onDocumentPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  const end = () => setPaste(undefined);
  return {
    paste,
    end,
    /** Ends the paste, and moves focus back to its cell. */
    cancel() {
      end();
      if (!paste) return;
      // After the closed dialog has returned the focus, if its opener still exists.
      setTimeout(() => {
        if (document.activeElement === document.body) findCell(paste)?.focus({ preventScroll: true });
      });
    },
  };
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

const findCell = ({ productId, target }: PastedCells) =>
  [...document.querySelectorAll<HTMLButtonElement>('button.tbl-edit')].find(
    (button) => button.value === productId && toTarget(button) === target,
  );
