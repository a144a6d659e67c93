import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { QuickEditCell, QuickEditField } from '#features/products/inventory/quickEditCell.ts';
import { useWords } from '#features/words/useWords.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../shell/useNotify.ts';
import type { QuickEditSectionProps } from './QuickEditSection.tsx';

const load = () => import('./QuickEditSection.tsx').then((module) => module.QuickEditSection);

/** Changes figures in the list, one cell at a time. Its code comes with the first press. */
export function useQuickEditing(rows: readonly Product[]) {
  const { inventoryCopy } = useWords('products');
  const [Section, setSection] = useState<ComponentType<QuickEditSectionProps>>();
  const [cell, setCell] = useState<QuickEditCell>();
  // What is typed in an open cell is saved before another one opens.
  const leaveOpenCell = useRef<(next: QuickEditCell) => void>(undefined);
  const notify = useNotify();

  const begin = useEventCallback((product: Product, field: QuickEditField) => {
    if (leaveOpenCell.current) return leaveOpenCell.current({ product, field });
    setCell({ product, field });
    if (Section) return;
    load().then(
      (loaded) => setSection(() => loaded),
      (error: unknown) => {
        logFailure(error);
        setCell(undefined);
        notify('error', inventoryCopy.quickEditNotLoaded);
      },
    );
  });

  const editor: ReactNode = cell && Section && (
    <Section
      key={`${cell.product._id} ${cell.field}`}
      cell={cell}
      rows={rows}
      onMove={setCell}
      leaveRef={leaveOpenCell}
    />
  );
  return { begin, editor };
}
