import type { ToastPosition } from './toastQueue.ts';

// On a phone a dialog is a sheet at the foot: there a toast would lie on its buttons.
const aboveASheet =
  'max-sm:[:root:has([role$=dialog])_&]:top-[calc(var(--spacing-header)+0.5rem)] max-sm:[:root:has([role$=dialog])_&]:bottom-auto';

const places: Record<ToastPosition, string> = {
  'bottom-center': `bottom-6 left-1/2 -translate-x-1/2 max-sm:bottom-3 ${aboveASheet}`,
  'top-right':
    'end-6 top-[calc(var(--spacing-header)+1rem)] max-sm:end-3 max-sm:top-[calc(var(--spacing-header)+0.5rem)]',
};

/** The column that toasts stand in. Where it is empty, presses go through to the page. */
export const toastColumn = (position: ToastPosition) =>
  `pointer-events-none fixed z-(--z-toast) grid w-[min(26rem,calc(100vw-1.5rem))] gap-2 outline-none ${places[position]}`;

export const toastCard =
  'pointer-events-auto flex animate-rise items-start gap-2.5 rounded-lg bg-surface-raised py-3 ps-3.5 pe-2 text-sm font-medium shadow-raised forced-colors:border ' +
  'data-[swipe=cancel]:transition-transform data-[swipe=cancel]:duration-(--duration-base) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)';
