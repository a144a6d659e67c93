import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Selection } from '#features/list/selection.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';

type BulkBoundaryProps = {
  selection: Pick<Selection, 'subscribe' | 'get' | 'clear'>;
  children: ReactNode;
};

/** Loads the bulk section with the first selection. It stays loaded, because its dialog outlives the selection. */
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
