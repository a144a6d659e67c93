import * as RadixToast from '@radix-ui/react-toast';
import { type FocusEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ToastListProps } from './ToastList.tsx';
import { ToastDismiss, ToastWords } from './ToastWords.tsx';
import { toastCard, toastColumn } from './toastStyle.ts';
import { usePageVisibility } from './usePageVisibility.ts';

const hotkey = ['F8'];

export type TimedToastsProps = ToastListProps & { duration: number };

/** Toasts that go by themselves, unless somebody is reading them or nobody can. */
export function TimedToasts({ toasts, position, texts, duration, onDismiss }: TimedToastsProps) {
  const page = usePageVisibility();
  const focus = useReturnedFocus();
  return createPortal(
    // A child of the body by itself: an open dialog makes the app inert, and a press on a toast must not close it.
    <div {...focus.handlers}>
      <RadixToast.Provider
        label={texts.regionLabel}
        duration={page === 'visible' ? duration : Infinity}
        swipeDirection={swipeDirections(position)}
      >
        {toasts.map(({ id, tone, text }) => (
          <RadixToast.Root
            key={id}
            type={tone === 'error' ? 'foreground' : 'background'}
            onOpenChange={(open) => {
              if (open) return;
              if (toasts.length === 1) focus.giveBack();
              onDismiss(id);
            }}
            className={toastCard}
          >
            <ToastWords tone={tone}>{text}</ToastWords>
            <RadixToast.Close asChild>
              <ToastDismiss aria-label={texts.dismissLabel} />
            </RadixToast.Close>
          </RadixToast.Root>
        ))}
        <RadixToast.Viewport
          label={`${texts.regionLabel} ({hotkey})`}
          hotkey={hotkey}
          className={toastColumn(position)}
        />
      </RadixToast.Provider>
    </div>,
    document.body,
  );
}

/** Towards the nearest edge of the window. */
function swipeDirections(position: ToastListProps['position']) {
  if (position === 'bottom-center') return 'down';
  return document.documentElement.dir === 'rtl' ? 'left' : 'right';
}

/** After the last toast is dismissed by keyboard, the focus goes back to where it came from. */
function useReturnedFocus() {
  const cameFrom = useRef<Element>(null);
  return {
    handlers: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = null;
      },
    },
    giveBack: () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}
