import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Selection } from '#features/list/selection.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';

type BulkBoundaryProps = {
  selection: Pick<Selection, 'subscribe' | 'get' | 'clear'>;
  /** Whether the section is needed without a selection. @default false */
  isNeeded?: boolean | undefined;
  /** Called if the section can't be loaded. It must not be needed any more. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

/** Loads the bulk section when it is first needed. It stays loaded, because its dialog outlives the selection. */
export function BulkBoundary({ selection, isNeeded = false, onClose, children }: BulkBoundaryProps) {
  const hasSelected = useSyncExternalStore(selection.subscribe, () => selection.get().size > 0);
  const [isOpen, setOpen] = useState(false);
  if ((hasSelected || isNeeded) && !isOpen) setOpen(true);
  const close = () => {
    selection.clear();
    onClose?.();
    setOpen(false);
  };
  return <LoadBoundary onClose={close}>{isOpen && children}</LoadBoundary>;
}
