import * as RadixToast from '@radix-ui/react-toast';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ABOVE_DIALOGS } from '../dialog/openDialogs.ts';
import { ToastCard } from './ToastCard.tsx';
import type { QueuedToast, ToastPosition } from './toastQueue.ts';

export type ToastTexts = {
  /** Names the button that takes a toast away. */
  dismissLabel: string;
  /** Names the place where toasts stand; screen readers hear it before each. */
  regionLabel: string;
};

export type ToastListProps = {
  toasts: readonly QueuedToast[];
  position: ToastPosition;
  texts: ToastTexts;
  /** How long a toast stands, in milliseconds. */
  duration: number;
  onDismiss: (id: number) => void;
};

const hotkey = ['F8'];

// On a phone a dialog is a sheet at the foot: there a toast would lie on its buttons.
const places: Record<ToastPosition, string> = {
  'bottom-center':
    'bottom-6 left-1/2 -translate-x-1/2 max-sm:bottom-3 max-sm:in-data-dialog:top-[calc(var(--spacing-header)+0.5rem)] max-sm:in-data-dialog:bottom-auto',
  'top-right':
    'end-6 top-[calc(var(--spacing-header)+1rem)] max-sm:end-3 max-sm:top-[calc(var(--spacing-header)+0.5rem)]',
};

/** Where it is empty, presses go through to the page. */
const column =
  'pointer-events-none fixed z-(--z-toast) grid w-[min(26rem,calc(100vw-1.5rem))] gap-2 outline-none';

/** Toasts that go by themselves, unless somebody is reading them or nobody can. */
export function ToastList({ toasts, position, texts, duration, onDismiss }: ToastListProps) {
  const visibility = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState);
  const focus = useRestoreFocus();
  return createPortal(
    <div {...ABOVE_DIALOGS} {...focus.handlers}>
      <RadixToast.Provider
        label={texts.regionLabel}
        duration={visibility === 'visible' ? duration : Infinity}
        swipeDirection={getSwipeDirection(position)}
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            dismissLabel={texts.dismissLabel}
            onDismiss={() => {
              if (toasts.length === 1) focus.restore();
              onDismiss(toast.id);
            }}
          />
        ))}
        <RadixToast.Viewport
          label={`${texts.regionLabel} ({hotkey})`}
          hotkey={hotkey}
          className={`${column} ${places[position]}`}
        />
      </RadixToast.Provider>
    </div>,
    document.body,
  );
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Towards the nearest edge of the window. */
function getSwipeDirection(position: ToastPosition) {
  if (position === 'bottom-center') return 'down';
  return document.documentElement.dir === 'rtl' ? 'left' : 'right';
}

/** After the last toast is dismissed by keyboard, the focus goes back to where it came from. */
function useRestoreFocus() {
  const previousFocus = useRef<Element>(null);
  return {
    handlers: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = null;
      },
    },
    restore: () => {
      if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    },
  };
}
