import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, useEffect, useRef } from 'react';

type TooltipContent = {
  text: string;
  /** Shortcut as in `aria-keyshortcuts`: Meta+K. */
  shortcut?: string | undefined;
};

/** Connects all triggers to one popup, because a table has hundreds of triggers. */
export const tooltip = BaseTooltip.createHandle<TooltipContent>();

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
