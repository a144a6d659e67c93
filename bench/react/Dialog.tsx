import { type ReactNode, useEffect, useRef } from 'react';

/** A modal dialog, open for as long as it is drawn. */
export function Dialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose}>
      {children}
    </dialog>
  );
}
