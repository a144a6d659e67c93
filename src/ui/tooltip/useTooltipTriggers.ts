import { type FocusEvent, type PointerEvent, useState } from 'react';
import { tipTimers } from './tipTimers.ts';

/** What the anchor and the tooltip listen to, made once for each. */
function triggersOf(setAnchor: (anchor: HTMLElement | undefined) => void) {
  const { stay, hide, enter, leave, press, focus, blur } = tipTimers(setAnchor);
  const release = () => press(false);
  return {
    onTip: { onPointerEnter: stay, onPointerLeave: leave, onDismiss: hide },
    onAnchor: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) =>
        enter(currentTarget, pointerType),
      onPointerLeave: leave,
      onPointerDown: () => press(true),
      onPointerUp: release,
      onPointerCancel: release,
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => focus(currentTarget),
      onBlur: blur,
    },
  };
}

/** When a tooltip opens and closes, and what it stands at while it is open. */
export function useTooltipTriggers() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [triggers] = useState(() => triggersOf(setAnchor));
  return { anchor, ...triggers };
}
