import { clsx } from 'clsx';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { TOAST_KEY, useToastQueue } from './ToastProvider.tsx';
import type { QueuedToast, ToastQueue } from './toastQueue.ts';
import { useSwipe } from './useSwipe.ts';

export type ToastPosition = 'top-end' | 'bottom-center';

type ToastViewportProps = {
  position: ToastPosition;
  /** Accessible name of the dismiss button. */
  dismissLabel: string;
  /** Accessible name of the region. */
  regionLabel: string;
};

/** Shows the toasts in a stack, newest in front. Hover or focus expands it and stops the time. */
export function ToastViewport({ position, dismissLabel, regionLabel }: ToastViewportProps) {
  const queue = useToastQueue();
  const toasts = useSyncExternalStore(queue.subscribe, queue.get);
  const viewport = useRef<HTMLElement>(null);
  const { expanded, handlers } = useExpansion(viewport, queue, toasts.length);
  const openToasts = toasts.filter(({ status }) => status === 'open');
  return createPortal(
    <>
      {openToasts.map(({ id, toast }) => isUrgent(toast) && <Alert key={id} text={toast.text} />)}
      <section
        ref={viewport}
        tabIndex={-1}
        aria-label={`${regionLabel} (${TOAST_KEY})`}
        aria-live="polite"
        aria-relevant="additions text"
        data-position={position}
        data-expanded={expanded ? '' : undefined}
        className="toasts z-(--z-toast) print:hidden"
        {...handlers}
      >
        {toasts.map((queued) => (
          <ToastCard
            key={queued.id}
            {...{ queue, queued, dismissLabel }}
            index={queued.status === 'open' ? openToasts.indexOf(queued) : 0}
          />
        ))}
      </section>
    </>,
    document.body,
  );
}

const isUrgent = ({ tone, announcement }: QueuedToast['toast']) =>
  tone === 'error' && announcement !== 'silent';

/** Announces an error at once. Empty at first, because screen readers announce changes of an alert. */
function Alert({ text }: { text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.replaceChildren(text), [text]);
  return <div ref={alert} role="alert" className="sr-only" />;
}

/** Expands the stack, and pauses its time, while it has the pointer or the focus. F6 moves the focus to it. */
function useExpansion(viewport: RefObject<HTMLElement | null>, queue: ToastQueue, count: number) {
  const [hover, setHover] = useState<'on' | 'off'>('off');
  // The pointer gets no event if the last toast disappears below it.
  if (count === 0 && hover === 'on') setHover('off');
  const [focus, setFocus] = useState<'inside' | 'outside'>('outside');
  const previousFocus = useRef<Element>(null);
  const expanded = count > 0 && (hover === 'on' || focus === 'inside');

  useEffect(() => {
    const update = () => (expanded || !document.hasFocus() ? queue.pause() : queue.resume());
    update();
    const listeners = new AbortController();
    for (const type of ['focus', 'blur']) addEventListener(type, update, { signal: listeners.signal });
    return () => listeners.abort();
  }, [expanded, queue]);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== TOAST_KEY || count === 0) return;
      event.preventDefault();
      viewport.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [count, viewport]);

  function leave() {
    const previous = previousFocus.current;
    if (previous instanceof HTMLElement && previous.isConnected) previous.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  /** When the focused toast closes, the focus moves to the next one or back. */
  useLayoutEffect(() => {
    if (focus === 'outside' || !document.activeElement?.closest('[data-ending-style]')) return;
    const next = viewport.current?.querySelector<HTMLElement>('[data-toast]');
    if (next) next.focus();
    else leave();
  });
  return {
    expanded,
    handlers: {
      onMouseEnter: () => setHover('on'),
      onMouseMove: () => setHover('on'),
      onMouseLeave: () => setHover('off'),
      onFocus: ({ relatedTarget }: FocusEvent) => {
        if (focus === 'outside') previousFocus.current = relatedTarget;
        setFocus('inside');
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocus('outside');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Tab' && isAtTheEnd(event)) {
          event.preventDefault();
          leave();
        }
      },
    },
  };
}

/** Returns whether Tab would leave the toasts, at whose place the page has nothing to continue with. */
function isAtTheEnd({ currentTarget, shiftKey }: KeyboardEvent): boolean {
  const stops = [...currentTarget.querySelectorAll('[data-toast], [data-toast] button')];
  const index = stops.findIndex((stop) => stop === document.activeElement);
  return shiftKey ? index <= 0 : index === stops.length - 1;
}

/** Keeps the focus outside, because it would be lost when the toast closes. A double click still selects text. */
const preventFocus = (event: MouseEvent) => event.detail <= 1 && event.preventDefault();

const tones = {
  success: { Icon: CircleCheck, color: 'text-positive' },
  error: { Icon: CircleX, color: 'text-critical' },
  warning: { Icon: TriangleAlert, color: 'text-caution' },
  info: { Icon: Info, color: 'text-info' },
};

type ToastCardProps = {
  queue: ToastQueue;
  queued: QueuedToast;
  /** Position in the stack, 0 in front. */
  index: number;
  dismissLabel: string;
};

function ToastCard({ queue, queued, index, dismissLabel }: ToastCardProps) {
  const { id, status } = queued;
  const { tone, text, announcement, action } = queued.toast;
  const { Icon, color } = tones[tone];
  const card = useRef<HTMLDivElement>(null);
  const close = () => queue.close(id);
  const swipeHandlers = useSwipe(card, close);
  useEffect(() => {
    if (status === 'open') return;
    const animations = card.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => queue.remove(id));
  }, [status, id, queue]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button dismisses it too
    <div
      ref={card}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
      role="group"
      aria-label={text}
      aria-live={isUrgent(queued.toast) || announcement === 'silent' ? 'off' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Escape dismisses it
      tabIndex={0}
      data-toast={status === 'open' ? '' : undefined}
      data-behind={index > 0 ? '' : undefined}
      data-ending-style={status === 'closing' ? '' : undefined}
      style={{ '--toast-index': index } as CSSProperties}
      {...swipeHandlers}
      onMouseDown={preventFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape in a toast must not close the dialog behind it.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      className="toast rounded-lg border border-border bg-surface-raised shadow-(--shadow-raised)"
    >
      <div className="flex items-start gap-2.5 py-3 ps-3.5 pe-2 text-sm font-medium">
        <Icon className={clsx('mt-0.75 size-4.5', color)} />
        <p className="min-w-0 flex-1 py-0.5 wrap-anywhere">{text}</p>
        {action && (
          <button
            type="button"
            onClick={() => {
              close();
              action.onClick();
            }}
            className="relative -my-0.5 min-h-7 flex-none rounded-sm px-2 text-accent hover:bg-surface-active hover:text-accent-hover pointer-coarse:before:absolute pointer-coarse:before:-inset-y-2 pointer-coarse:before:inset-x-0"
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          aria-label={dismissLabel}
          aria-live="off"
          onClick={close}
          className="relative grid size-6 flex-none place-items-center rounded-sm text-text-subtle hover:bg-surface-active hover:text-text pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5"
        >
          <X className="size-4" />
        </button>
      </div>
    </div>
  );
}
