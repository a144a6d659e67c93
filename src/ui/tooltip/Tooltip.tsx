import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, useEffect, useRef } from 'react';

type TooltipContent = {
  text: string;
  /** Shortcut as in `aria-keyshortcuts`: Meta+K. */
  shortcut?: string | undefined;
};

/** Connects all triggers to one popup, because a table has hundreds of triggers. */
const tooltip = BaseTooltip.createHandle<TooltipContent>();

const OPEN_DELAY_MS = 400;
/** Long enough to move the pointer onto the tooltip. */
const CLOSE_DELAY_MS = 120;

type TooltipProps = TooltipContent & {
  /** Closes the tooltip on click. False for disabled controls, so that their reason stays open. @default true */
  closeOnClick?: boolean;
  /** `off` while it isn't needed, for example while its menu is open. @default 'on' */
  status?: 'on' | 'off';
  /** One focusable element. Its accessible name or description must contain the text. */
  children: ReactElement;
};

/** Shows a text on keyboard focus and, after a moment, on hover; never on touch. */
export function Tooltip({ text, shortcut, status = 'on', closeOnClick, children }: TooltipProps) {
  const previousStatus = useRef(status);
  useEffect(() => {
    // Base UI disables a trigger without closing its tooltip.
    if (status === 'off' && previousStatus.current === 'on') tooltip.close();
    previousStatus.current = status;
  }, [status]);
  return (
    <BaseTooltip.Trigger
      handle={tooltip}
      payload={{ text, shortcut }}
      delay={OPEN_DELAY_MS}
      closeDelay={CLOSE_DELAY_MS}
      closeOnClick={closeOnClick}
      disabled={status === 'off'}
      render={children}
    />
  );
}

/** The popup of all tooltips. Render it once. */
export const TooltipPopup = () => (
  <BaseTooltip.Root handle={tooltip} onOpenChange={propagateEscape}>
    {({ payload }) => (
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={8} collisionPadding={4} className="z-(--z-tooltip) print:hidden">
          <BaseTooltip.Popup
            role="tooltip"
            className="relative inline-flex max-w-[min(18rem,calc(100vw-0.5rem))] transition-opacity duration-(--duration-fast) data-ending-style:opacity-0 data-starting-style:opacity-0 items-center gap-2 rounded-sm bg-tooltip px-2 py-1.25 text-xs font-medium text-on-tooltip shadow-(--shadow-raised) wrap-anywhere forced-colors:border"
          >
            <span>{payload?.text}</span>
            {payload?.shortcut && (
              <kbd className="rounded-xs border border-current px-1.25 font-mono text-2xs leading-4.5 tracking-normal opacity-70">
                {formatShortcut(payload.shortcut)}
              </kbd>
            )}
            <BaseTooltip.Arrow className="size-2 rotate-45 bg-inherit data-[side=bottom]:-top-0.75 data-[side=top]:-bottom-0.75 forced-colors:hidden" />
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    )}
  </BaseTooltip.Root>
);

/** Lets Escape also close the dialog or clear the selection. Base UI would stop it. */
const propagateEscape: BaseTooltip.Root.Props['onOpenChange'] = (_open, details) => {
  if (details.reason !== 'escape-key') return;
  details.cancel();
  details.allowPropagation();
  tooltip.close();
};

/** Formats Meta+K as ⌘K and Control+K as Ctrl K. */
const formatShortcut = (shortcut: string) => shortcut.replace('Meta+', '⌘').replace('Control+', 'Ctrl ');
