import { createLazyTooltip } from './lazyTooltip.ts';

const OPEN_DELAY_MS = 400;
/** Long enough for the pointer to cross the gap onto the tooltip itself. */
const CLOSE_DELAY_MS = 120;

type Listeners = Partial<{ [E in keyof DocumentEventMap]: (event: DocumentEventMap[E]) => void }>;

/**
 * Starts the page's one tooltip. It stands at any element with `data-tooltip`: `label` shows its aria-label, `description` its
 * aria-description. At once with keyboard focus, after a moment with the pointer, never by touch; Escape hides it.
 */
export function startTooltips() {
  for (const [event, listener] of Object.entries(createListeners()))
    document.addEventListener(event, listener as EventListener, true);
}

const findAnchor = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined) : undefined;

function createListeners(): Listeners {
  const { load, show, contains, getAnchor } = createLazyTooltip();
  let pointed: HTMLElement | undefined;
  let pressed = false;
  let timer: ReturnType<typeof setTimeout>;
  const showNow = (next: HTMLElement | undefined) => {
    clearTimeout(timer);
    show(next);
  };
  const showSoon = (next: HTMLElement | undefined, delay: number) => {
    if (next) load();
    clearTimeout(timer);
    timer = setTimeout(() => show(next), delay);
  };
  const point = (next: HTMLElement | undefined, pointerType: string) => {
    if (next === pointed) return;
    pointed = next;
    const current = getAnchor();
    // A finger has no hover, and an open menu explains itself.
    if (next && pointerType !== 'touch' && next.ariaExpanded !== 'true') showSoon(next, OPEN_DELAY_MS);
    else showSoon(current?.matches(':focus-visible') ? current : undefined, CLOSE_DELAY_MS);
  };
  const release = () => void (pressed = false);

  return {
    pointerover: ({ target, pointerType }) => {
      if (!contains(target)) return point(findAnchor(target), pointerType);
      clearTimeout(timer);
      pointed = getAnchor();
    },
    pointerout: ({ relatedTarget, pointerType }) => {
      if (relatedTarget === null) point(undefined, pointerType);
    },
    // The focus that a press brings is no wish to read.
    pointerdown: ({ target }) => {
      pressed = true;
      if (!contains(target)) showNow(undefined);
    },
    pointerup: release,
    pointercancel: release,
    focusin: ({ target }) => {
      const next = findAnchor(target);
      if (next && !pressed && next.matches(':focus-visible')) showNow(next);
    },
    focusout: ({ target }) => {
      pressed = false;
      if (getAnchor() && findAnchor(target) === getAnchor()) showNow(undefined);
    },
    keydown: ({ key }) => {
      if (key === 'Escape') showNow(undefined);
    },
  };
}
