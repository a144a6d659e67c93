import { clsx } from 'clsx';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { DialogBody, DialogHeader } from '../dialog/DialogParts.tsx';
import { useModal } from '../dialog/useModal.ts';

export type PopoverProps = {
  title: string;
  closeLabel: string;
  /** Escape, a press outside, the close button. */
  onClose: () => void;
  /** What it opens below; the focus goes back to it. */
  anchor: RefObject<HTMLElement | null>;
  /** What stays in view below the scrolling body. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * Settings of what stays in view, for as long as it is drawn: below its button, and on a phone a sheet at the lower edge.
 * As in a dialog the focus stays inside, and goes back to the button.
 */
export function Popover({ title, closeLabel, onClose, anchor, footer, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const ids = { title: useId(), description: useId() };
  const place = usePlace(anchor);
  useModal(popover, onClose);
  return createPortal(
    <div
      ref={popover}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- useModal does what the tag would, as for Dialog
      role="dialog"
      aria-modal
      aria-labelledby={ids.title}
      tabIndex={-1}
      className="relative z-(--z-dialog) outline-none"
    >
      {/* Escape does the same by keyboard. */}
      <div
        role="presentation"
        onClick={onClose}
        className="fixed inset-0 max-sm:animate-fade max-sm:bg-overlay"
      />
      <div className="pointer-events-none fixed inset-0">
        <div
          style={place}
          className={clsx(
            'pointer-events-auto absolute flex animate-pop flex-col overflow-hidden rounded-xl bg-surface-raised shadow-dialog [--button-fill:var(--color-surface-raised)] forced-colors:border',
            'inset-x-2 bottom-2 max-h-[calc(100dvh-2rem)]',
            'sm:inset-x-auto sm:top-(--popover-top) sm:bottom-auto sm:left-(--popover-left) sm:max-h-(--popover-height) sm:w-(--popover-width)',
          )}
        >
          <DialogHeader
            {...{ ids, title, closeLabel, onClose }}
            className="border-b border-border-subtle pb-4"
          />
          <DialogBody>{children}</DialogBody>
          {footer && (
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-border-subtle px-6 py-3.5">
              {footer}
            </div>
          )}
        </div>
      </div>
    </div>,
    document.body,
  );
}

const WIDTH_REM = 25;
/** Between the button and the popover, and between that and the window's edges. */
const GAP = 8;

type Place = CSSProperties & Record<`--popover-${'top' | 'left' | 'height' | 'width'}`, string>;

/** Stands below the button and within the window, which does not scroll meanwhile; above it where there is more room. */
function usePlace(anchor: RefObject<HTMLElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const update = () => anchor.current && setPlace(findPlace(anchor.current.getBoundingClientRect()));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [anchor]);
  return place;
}

function findPlace({ top, bottom, left, right }: DOMRect): Place {
  const { clientWidth, clientHeight } = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = Math.min(WIDTH_REM * rem, clientWidth - 2 * GAP);
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const start = isRightToLeft ? left : right - width;
  const below = clientHeight - bottom - 2 * GAP;
  const isAbove = below < clientHeight / 3 && top > below;
  const height = Math.max(isAbove ? clientHeight - 2 * GAP : below, clientHeight / 3);
  return {
    '--popover-top': `${isAbove ? GAP : bottom + GAP}px`,
    '--popover-left': `${Math.max(GAP, Math.min(start, clientWidth - width - GAP))}px`,
    '--popover-height': `${height}px`,
    '--popover-width': `${width}px`,
  };
}
