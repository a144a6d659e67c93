import { Toast as BaseToast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { isDialogOpen } from '../dialog/isDialogOpen.ts';
import type { Toast } from './ToastProvider.tsx';

export type ToastPosition = 'bottom-right' | 'bottom-center';

type ToastViewportProps = {
  position: ToastPosition;
  /** Accessible name of the dismiss button. */
  dismissLabel: string;
  /** Accessible name of the region. */
  regionLabel: string;
};

/** Marks a bar at the bottom of the window that toasts stay above. */
export const BELOW_TOASTS = { 'data-below-toasts': '' };

/** Base UI's key that moves the focus to the toasts. */
const HOTKEY = 'F6';

/** Shows the toasts in a stack, newest in front. Hover or focus expands it. */
export function ToastViewport({ position, dismissLabel, regionLabel }: ToastViewportProps) {
  const { toasts } = BaseToast.useToastManager<Toast>();
  const viewport = useRef<HTMLDivElement>(null);
  useObstacleTracking(viewport, toasts.length > 0 ? 'shown' : 'hidden');
  return (
    <BaseToast.Portal>
      <BaseToast.Viewport
        ref={viewport}
        aria-label={`${regionLabel} (${HOTKEY})`}
        data-position={position}
        onClick={ignorePressWithoutFocus}
        className="toasts z-(--z-toast) print:hidden"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </BaseToast.Viewport>
    </BaseToast.Portal>
  );
}

/** Base UI would expand the stack on a press even if the focus is elsewhere. */
const ignorePressWithoutFocus: NonNullable<BaseToast.Viewport.Props['onClick']> = (event) => {
  if (!event.currentTarget.contains(document.activeElement)) event.preventBaseUIHandler();
};

/** A press doesn't take the focus, which would be lost with the toast. A double click may, to select text. */
const preventFocus = (event: MouseEvent) => event.detail <= 1 && event.preventDefault();

/** Dismisses the toast, but not the dialog behind it. */
const keepDialogOpen = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();

const tones = {
  success: { Icon: CircleCheck, color: 'text-positive' },
  error: { Icon: CircleX, color: 'text-critical' },
  warning: { Icon: TriangleAlert, color: 'text-caution' },
  info: { Icon: Info, color: 'text-info' },
};

type ShownToast = ReturnType<typeof BaseToast.useToastManager<Toast>>['toasts'][number];

function ToastCard({ toast, dismissLabel }: { toast: ShownToast; dismissLabel: string }) {
  const { tone = 'info', announcement } = toast.data ?? {};
  const { Icon, color } = tones[tone];
  // Base UI repeats urgent toasts in its own alert.
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
      className="toast rounded-lg border border-border bg-surface-raised shadow-raised"
    >
      <BaseToast.Content className="flex items-start gap-2.5 py-3 ps-3.5 pe-2 text-sm font-medium">
        <Icon className={clsx('mt-0.75 size-4.5', color)} />
        <BaseToast.Description className="min-w-0 flex-1 py-0.5 wrap-anywhere" />
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

/** Elements above this distance from the bottom are never covered; taller ones can't be avoided. */
const TOAST_AREA_PX = 128;

/** Returns the height of the bars at the bottom of the window, without those behind a dialog. */
function getBarHeight(): number {
  const usable = document.querySelectorAll('[data-below-toasts]:not([inert] *)');
  const bars = Array.from(usable, (bar) => bar.getBoundingClientRect());
  const inTheWay = bars.filter(
    ({ height, bottom }) => height > 0 && height <= TOAST_AREA_PX && bottom > innerHeight - TOAST_AREA_PX,
  );
  return Math.max(0, ...inTheWay.map(({ top }) => innerHeight - top));
}

/** Tracks bars and dialogs while toasts are visible, because they move as the page scrolls. */
function useObstacleTracking(viewport: RefObject<HTMLElement | null>, toasts: 'shown' | 'hidden') {
  useLayoutEffect(() => {
    if (toasts === 'hidden') return undefined;
    let frame = 0;
    const follow = () => {
      viewport.current?.style.setProperty('--bar-height', `${getBarHeight()}px`);
      viewport.current?.toggleAttribute('data-over-dialog', isDialogOpen());
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [viewport, toasts]);
}
