const openAfter = 400;
/** Long enough for the pointer to cross the gap onto the tooltip itself. */
const closeAfter = 120;

/**
 * When a tooltip opens and closes, told by what happens to its anchor. A timer that outlives its tooltip sets what React
 * has let go of, which is nothing.
 */
export function tipTimers(setAnchor: (anchor: HTMLElement | undefined) => void) {
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
  return {
    stay,
    hide: () => show(undefined),
    enter: (anchor: HTMLElement, pointerType: string) => {
      // A finger has no hover, and an open menu explains itself.
      if (pointerType !== 'touch' && anchor.ariaExpanded !== 'true') showSoon(anchor, openAfter);
    },
    leave: () => showSoon(shownAt?.matches(':focus-visible') ? shownAt : undefined, closeAfter),
    // The focus that a press brings is no wish to read.
    press: (down: boolean) => {
      pressed = down;
      if (down) show(undefined);
    },
    focus: (anchor: HTMLElement) => {
      if (!pressed && anchor.matches(':focus-visible')) show(anchor);
    },
    blur: () => {
      pressed = false;
      show(undefined);
    },
  };
}
