/** Tooltip of a control. */
type TooltipContent = {
  text: string;
  /** Shortcut as in `aria-keyshortcuts`: Meta+K. */
  shortcut: string | undefined;
};

export type ShownTooltip = TooltipContent & { control: Element };

const OPEN_DELAY_MS = 400;
/** Long enough to move the pointer onto the tooltip. */
const CLOSE_DELAY_MS = 120;

/** Keys that move the focus. After others the app moves it, for example back to the control that opened an editor. */
const NAVIGATION_KEY = /^(Tab|Arrow|Home|End|Page|F6)/;

const getControl = ({ target }: Event) =>
  (target instanceof Element && target.closest('[data-tooltip]')) || undefined;

const isInPopup = ({ target }: Event) =>
  target instanceof Element && target.closest('body > [role=tooltip]') !== null;

/** A press doesn't close the tooltip of a disabled control, so that its reason stays open. */
const isDisabled = (control: Element) => control.matches('[data-disabled]');

const hasKeyboardFocus = (control: Element) => control.matches(':focus-visible, :has(:focus-visible)');

/**
 * Reads a control's tooltip: the text of `data-tooltip`, or its `aria-label` if that is empty. The control's name or
 * description must contain the text. Returns undefined while its menu is open, which the tooltip would cover.
 */
function readTooltip(control: Element): TooltipContent | undefined {
  const get = (name: string) => control.getAttribute(name) ?? undefined;
  const text = get('data-tooltip') || get('aria-label');
  if (!control.isConnected || !text) return undefined;
  if (get('aria-haspopup') && get('aria-expanded') === 'true') return undefined;
  return { text, shortcut: get('data-keys') ?? get('aria-keyshortcuts') };
}

/**
 * Calls `show` with the tooltip of the control that a key has moved the focus to or, after a moment, that the pointer is
 * on; never for touch. Listens on the document, because a table has hundreds of controls. Returns a function that stops it.
 */
export function followControls(show: (tooltip: ShownTooltip | undefined) => void): () => void {
  const listeners = new AbortController();
  /** The control whose tooltip is shown. */
  let shown: Element | undefined;
  /** Its tooltip doesn't appear again until the pointer leaves it or a key is pressed. */
  let pressed: Element | undefined;
  let isNavigating = false;
  /** Whether a key was pressed since the pointer moved. What then appears below the pointer isn't hovered. */
  let isPointerStill = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Follows the control's text and state, and notices when it is removed.
  const observer = new MutationObserver(() => setShown(shown));

  function setShown(control: Element | undefined) {
    clearTimeout(timer);
    const content = control && readTooltip(control);
    shown = content && control;
    observer.disconnect();
    if (shown)
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-tooltip', 'aria-label', 'aria-expanded'],
      });
    show(content && control && { ...content, control });
  }
  function setShownLater(control: Element | undefined, delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => setShown(control), delay);
  }
  function leave() {
    pressed = undefined;
    if (shown && !hasKeyboardFocus(shown)) setShownLater(undefined, CLOSE_DELAY_MS);
    else clearTimeout(timer);
  }
  function press(event: Event) {
    const control = getControl(event);
    if (isInPopup(event) || (control && isDisabled(control))) return;
    pressed = control;
    setShown(undefined);
  }
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal: listeners.signal });

  function point(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    const control = getControl(event);
    if (isInPopup(event) || (control && control === shown)) clearTimeout(timer);
    else if (!control) leave();
    else if (control !== pressed) {
      pressed = undefined;
      setShownLater(control, shown ? CLOSE_DELAY_MS : OPEN_DELAY_MS);
    }
  }
  on('pointerover', (event) => {
    if (!isPointerStill) point(event);
  });
  on('pointermove', (event) => {
    if (isPointerStill) point(event);
    isPointerStill = false;
  });
  // The pointer has left the window.
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && leave());
  on('pointerdown', (event) => {
    isNavigating = false;
    press(event);
  });
  on('click', (event) => {
    // From the keyboard.
    if (event.detail === 0) press(event);
  });
  on('focusin', (event) => {
    const control = getControl(event);
    if (isNavigating && control && control !== pressed && hasKeyboardFocus(control)) setShown(control);
  });
  on('focusout', ({ target }) => {
    if (target instanceof Element && shown?.contains(target)) setShown(undefined);
  });
  on('keydown', ({ key }) => {
    pressed = undefined;
    isNavigating = NAVIGATION_KEY.test(key);
    isPointerStill = true;
    // Escape also closes the dialog or clears the selection.
    if (key === 'Escape') setShown(undefined);
  });
  return () => {
    listeners.abort();
    clearTimeout(timer);
    observer.disconnect();
  };
}
