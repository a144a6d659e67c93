import { Toast as BaseToast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { isDialogOpen } from '../dialog/isDialogOpen.ts';
import { type Toast, TOAST_KEY } from './ToastProvider.tsx';

export type ToastPosition = 'bottom-right' | 'bottom-center';

type ToastViewportProps = {
  position: ToastPosition;
  /** Accessible name of the dismiss button. */
  dismissLabel: string;
  /** Accessible name of the region. */
  regionLabel: string;
};

/** Shows the toasts in a stack, newest in front. Hover or focus expands it. */
export function ToastViewport({ position, dismissLabel, regionLabel }: ToastViewportProps) {
  const { toasts } = BaseToast.useToastManager<Toast>();
  const viewport = useRef<HTMLDivElement>(null);
  useObstacleTracking(viewport, toasts.length > 0 ? 'shown' : 'hidden');
  return (
    <BaseToast.Portal>
      <BaseToast.Viewport
        ref={viewport}
        aria-label={`${regionLabel} (${TOAST_KEY})`}
        data-position={position}
        onClick={ignoreClickWithoutFocus}
        className="toasts z-(--z-toast) print:hidden"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </BaseToast.Viewport>
    </BaseToast.Portal>
  );
}

/** Base UI would expand the stack on a click even if the focus is elsewhere. */
const ignoreClickWithoutFocus: NonNullable<BaseToast.Viewport.Props['onClick']> = (event) => {
  if (!event.currentTarget.contains(document.activeElement)) event.preventBaseUIHandler();
};

/** Keeps the focus outside, because it would be lost when the toast closes. A double click still selects text. */
const preventFocus = (event: MouseEvent) => event.detail <= 1 && event.preventDefault();

/** Escape in a toast must not close the dialog behind it. */
const keepDialogOpen = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();

const tones = {
  success: { Icon: CircleCheck, color: 'text-positive' },
  error: { Icon: CircleX, color: 'text-critical' },
  warning: { Icon: TriangleAlert, color: 'text-caution' },
  info: { Icon: Info, color: 'text-info' },
};

type VisibleToast = ReturnType<typeof BaseToast.useToastManager<Toast>>['toasts'][number];

function ToastCard({ toast, dismissLabel }: { toast: VisibleToast; dismissLabel: string }) {
  const { tone = 'info', announcement, action } = toast.data ?? {};
  const { close } = BaseToast.useToastManager();
  const { Icon, color } = tones[tone];
  // Base UI announces urgent toasts in its own alert.
  const isAnnouncedElsewhere = toast.priority === 'high' || announcement === 'silent';
  return (
    <BaseToast.Root
      toast={toast}
      swipeDirection={['down', document.documentElement.dir === 'rtl' ? 'left' : 'right']}
      // Not a dialog, and not hidden from screen readers: its button can have the focus.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
      role="group"
      aria-modal={undefined}
      aria-hidden={undefined}
      aria-live={isAnnouncedElsewhere ? 'off' : undefined}
      data-toast=""
      onMouseDown={preventFocus}
      onKeyDown={keepDialogOpen}
      className="toast rounded-lg border border-border bg-surface-raised shadow-(--shadow-raised)"
    >
      <BaseToast.Content className="flex items-start gap-2.5 py-3 ps-3.5 pe-2 text-sm font-medium">
        <Icon className={clsx('mt-0.75 size-4.5', color)} />
        <BaseToast.Description className="min-w-0 flex-1 py-0.5 wrap-anywhere" />
        {action && (
          <button
            type="button"
            onClick={() => {
              close(toast.id);
              action.onClick();
            }}
            className="relative -my-0.5 min-h-7 flex-none rounded-sm px-2 text-accent hover:bg-surface-active hover:text-accent-hover pointer-coarse:before:absolute pointer-coarse:before:-inset-y-2 pointer-coarse:before:inset-x-0"
          >
            {action.label}
          </button>
        )}
        <BaseToast.Close
          aria-label={dismissLabel}
          aria-hidden={undefined}
          aria-live="off"
          className="relative grid size-6 flex-none place-items-center rounded-sm text-text-subtle hover:bg-surface-active hover:text-text pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5"
        >
          <X className="size-4" />
        </BaseToast.Close>
      </BaseToast.Content>
    </BaseToast.Root>
  );
}

/** Height of the area at the bottom that toasts may cover. Taller bars are ignored. */
const TOAST_AREA_PX = 128;

/** Returns the height of the bars at the bottom of the window, in px. Ignores bars behind a dialog or beside the toasts. */
function getBarHeight(toasts: DOMRect): number {
  const elements = document.querySelectorAll('[data-toast-obstacle]:not([inert] *)');
  const bars = Array.from(elements, (bar) => bar.getBoundingClientRect());
  const obstacles = bars.filter(
    ({ height, bottom, left, right }) =>
      height > 0 &&
      height <= TOAST_AREA_PX &&
      bottom > innerHeight - TOAST_AREA_PX &&
      left < toasts.right &&
      right > toasts.left,
  );
  return Math.max(0, ...obstacles.map(({ top }) => innerHeight - top));
}

/** Space between toasts and the bar or edge below them, and the height of the header above them, in px. */
const GAP_PX = 16;
const HEADER_PX = 64;

/** Returns whether toasts at the bottom would cover more of the focused element than toasts at the top. */
function coversFocus(toasts: HTMLElement, barHeight: number): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || toasts.contains(focused)) return false;
  const box = focused.getBoundingClientRect();
  const { left, right, height } = toasts.getBoundingClientRect();
  if (box.right <= left || box.left >= right) return false;
  const coveredBetween = (top: number, bottom: number) =>
    Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
  const bottom = innerHeight - barHeight - GAP_PX;
  return coveredBetween(bottom - height, bottom) > coveredBetween(0, HEADER_PX + height);
}

/** On a phone, a dialog is a bottom sheet with buttons. */
const isBottomSheetOpen = () => isDialogOpen() && matchMedia('(width < 40rem)').matches;

/**
 * Positions toasts by the bars, dialogs and the focused element. Measures in every frame, because bars move while the
 * page scrolls.
 */
function useObstacleTracking(viewport: RefObject<HTMLElement | null>, toasts: 'shown' | 'hidden') {
  useLayoutEffect(() => {
    if (toasts === 'hidden') return undefined;
    let frame = 0;
    const update = () => {
      const element = viewport.current;
      if (element) {
        const barHeight = getBarHeight(element.getBoundingClientRect());
        element.style.setProperty('--bar-height', `${barHeight}px`);
        element.toggleAttribute('data-at-top', isBottomSheetOpen() || coversFocus(element, barHeight));
      }
      frame = requestAnimationFrame(update);
    };
    update();
    return () => cancelAnimationFrame(frame);
  }, [viewport, toasts]);
}
