import { type FocusEvent, type PointerEvent, useState } from 'react';

const openAfter = 400;
/** Long enough for the pointer to cross the gap onto the tooltip itself. */
const closeAfter = 120;

/**
 * What the anchor and the tooltip listen to, made once for each: a page has hundreds of tooltips that nobody will ever
 * see. A timer that outlives its tooltip sets what React has let go of, which is nothing.
 */
function triggersOf(setAnchor: (anchor: HTMLElement | undefined) => void) {
  let shownAt: HTMLElement | undefined;
  let pressed = false;
  let timer: ReturnType<typeof setTimeout>;
  const stay = () => clearTimeout(timer);
  const show = (next: HTMLElement | undefined) => {
    stay();
    shownAt = next;
    setAnchor(next);
  };
  const showSoon = (next: HTMLElement | undefined, delay: number) => {
    stay();
    timer = setTimeout(() => show(next), delay);
  };
  const leave = () => showSoon(shownAt?.matches(':focus-visible') ? shownAt : undefined, closeAfter);
  const press = (down: boolean) => () => {
    pressed = down;
    if (down) show(undefined);
  };
  return {
    onTip: { onPointerEnter: stay, onPointerLeave: leave, onDismiss: () => show(undefined) },
    onAnchor: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
        // A finger has no hover, and an open menu explains itself.
        if (pointerType !== 'touch' && currentTarget.ariaExpanded !== 'true')
          showSoon(currentTarget, openAfter);
      },
      onPointerLeave: leave,
      // The focus that a press brings is no wish to read.
      onPointerDown: press(true),
      onPointerUp: press(false),
      onPointerCancel: press(false),
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (!pressed && currentTarget.matches(':focus-visible')) show(currentTarget);
      },
      onBlur: () => {
        pressed = false;
        show(undefined);
      },
    },
  };
}

/** When a tooltip opens and closes, and what it stands at while it is open. */
export function useTooltipTriggers() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [triggers] = useState(() => triggersOf(setAnchor));
  return { anchor, ...triggers };
}
