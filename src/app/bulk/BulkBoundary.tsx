import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Selection } from '#features/list/selection.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';

type BulkBoundaryProps = {
  selection: Pick<Selection, 'subscribe' | 'get' | 'clear'>;
  /** The bulk section of a list. */
  children: ReactNode;
};

/** Loads what acts on selected rows with the first selection. It stays after that: its dialog outlives the selection. */
export function BulkBoundary({ selection, children }: BulkBoundaryProps) {
  const hasSelected = useSyncExternalStore(selection.subscribe, () => selection.get().size > 0);
  const [isNeeded, setNeeded] = useState(false);
  if (hasSelected && !isNeeded) setNeeded(true);
  const close = () => {
    selection.clear();
    setNeeded(false);
  };
  return <LoadBoundary onClose={close}>{isNeeded && children}</LoadBoundary>;
}
