import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ABOVE_DIALOGS } from '../dialog/openDialogs.ts';
import { ToastAnnouncement } from './ToastAnnouncement.tsx';
import { ToastCard } from './ToastCard.tsx';
import { type QueuedToast, type ToastPosition, toastPositions } from './toastQueue.ts';
import { useReading } from './useReading.ts';
import type { SwipeDirection } from './useSwipe.ts';

export type ToastTexts = {
  /** Names the button that takes a toast away. */
  dismissLabel: string;
  /** Names the place where toasts stand; screen readers hear it before each. */
  regionLabel: string;
};

export type ToastListProps = {
  toasts: readonly QueuedToast[];
  texts: ToastTexts;
  /** How long a toast stands, in milliseconds. */
  duration: number;
  onDismiss: (id: number) => void;
};

/** Leads to the toasts from everywhere. */
const HOTKEY = 'F8';

// On a phone a dialog is a sheet at the foot: there a toast would lie on its buttons.
const places: Record<ToastPosition, string> = {
  'bottom-center':
    'bottom-6 left-1/2 -translate-x-1/2 max-sm:bottom-3 max-sm:in-data-dialog:top-[calc(var(--spacing-header)+0.5rem)] max-sm:in-data-dialog:bottom-auto',
  'top-right':
    'end-6 top-[calc(var(--spacing-header)+1rem)] max-sm:end-3 max-sm:top-[calc(var(--spacing-header)+0.5rem)]',
};

/** Where it is empty, presses go through to the page. */
const column = 'pointer-events-none fixed z-(--z-toast) grid w-[min(26rem,calc(100vw-1.5rem))] gap-2';

/** Toasts that go by themselves, unless somebody is reading them or nobody can. */
export function ToastList({ toasts, texts, duration, onDismiss }: ToastListProps) {
  const region = useRef<HTMLElement>(null);
  const reading = useReading();
  useHotkey(() => region.current?.focus());

  const dismiss = (id: number) => {
    reading.forgetPointer();
    if (reading.hasFocus && toasts.length > 1) region.current?.focus();
    else if (reading.hasFocus) reading.restoreFocus();
    onDismiss(id);
  };
  return createPortal(
    <div {...ABOVE_DIALOGS}>
      {toasts.map(({ id, tone, text }) => (
        <ToastAnnouncement
          key={id}
          text={`${texts.regionLabel} ${text}`}
          urgency={tone === 'error' ? 'assertive' : 'polite'}
        />
      ))}
      <section
        ref={region}
        aria-label={`${texts.regionLabel} (${HOTKEY})`}
        tabIndex={-1}
        {...reading.handlers}
        className="outline-none"
      >
        {toastPositions.map((position) => {
          const here = toasts.filter((toast) => toast.position === position);
          if (here.length === 0) return null;
          return (
            <ol key={position} className={clsx(column, places[position])}>
              {here.map((toast) => (
                <ToastCard
                  key={toast.id}
                  toast={toast}
                  dismissLabel={texts.dismissLabel}
                  timeLeft={reading.isPaused ? Infinity : duration}
                  swipeDirection={getSwipeDirection(position)}
                  onDismiss={() => dismiss(toast.id)}
                />
              ))}
            </ol>
          );
        })}
      </section>
    </div>,
    document.body,
  );
}

/** Towards the nearest edge of the window. */
function getSwipeDirection(position: ToastPosition): SwipeDirection {
  if (position === 'bottom-center') return 'down';
  return document.documentElement.dir === 'rtl' ? 'left' : 'right';
}

function useHotkey(onPress: () => void) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === HOTKEY) onPress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
