import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { tooltip } from './Tooltip.tsx';

/** The popup of all tooltips. Render it once; until then, no tooltip opens. */
export const TooltipPopup = () => (
  <BaseTooltip.Root handle={tooltip} onOpenChange={propagateEscape}>
    {({ payload }) => (
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={8} collisionPadding={4} className="z-(--z-tooltip) print:hidden">
          <BaseTooltip.Popup
            role="tooltip"
            className="relative inline-flex max-w-[min(18rem,calc(100vw-0.5rem))] transition-opacity duration-(--duration-fast) data-ending-style:opacity-0 data-starting-style:opacity-0 items-center gap-2 rounded-sm bg-tooltip px-2 py-1.25 text-xs font-medium text-on-tooltip shadow-raised wrap-anywhere forced-colors:border"
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
