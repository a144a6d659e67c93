import { DialogPanel } from '@headlessui/react';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { DialogBody, DialogHeader } from '../dialog/Dialog.tsx';
import { Modal } from '../dialog/Modal.tsx';

type PopoverProps = {
  title: string;
  closeLabel: string;
  /** Called on Escape, on a click outside, and by the close button. */
  onClose: () => void;
  /** The button it opens below. */
  anchor: RefObject<HTMLElement | null>;
  /** Buttons that stay in view below the scrolling body. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A panel below its button, or a bottom sheet on phones, open while it is rendered. Like a dialog, it traps the
 * focus and returns it to the button.
 */
export function Popover({ title, closeLabel, onClose, anchor, footer, children }: PopoverProps) {
  useAnchorName(anchor);
  return (
    <Modal onClose={onClose} backdropClassName="max-sm:animate-fade max-sm:bg-overlay">
      <DialogPanel className="popover fixed flex flex-col">
        {/* Separate from the positioned element, whose animations never end in WebKit 2.50. */}
        <div className="flex min-h-0 animate-pop flex-col overflow-hidden rounded-xl bg-surface-raised shadow-(--shadow-dialog) [--button-fill:var(--color-surface-raised)] forced-colors:border">
          <DialogHeader
            {...{ title, closeLabel, onClose }}
            className="border-b border-border-subtle pb-4 *:self-center"
          />
          <DialogBody>{children}</DialogBody>
          {footer && (
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-border-subtle px-6 py-3.5">
              {footer}
            </div>
          )}
        </div>
      </DialogPanel>
    </Modal>
  );
}

/** Sets the anchor name that popover.css uses. */
function useAnchorName(anchor: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const style = anchor.current?.style;
    style?.setProperty('anchor-name', '--popover');
    return () => void style?.removeProperty('anchor-name');
  }, [anchor]);
}
