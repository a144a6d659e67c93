import { type KeyboardEvent, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LatePart } from './latePart.ts';
import { PartMissingContext } from './PartMissingContext.ts';
import { whenIdle } from './whenIdle.ts';

/** What opened a control: a press, or one of the keys that do. */
export type Opener = 'press' | 'Enter' | ' ' | 'ArrowDown' | 'ArrowUp';

/** `face`: only the closed control is drawn. `asked`: it was pressed and waits. `whole`: drawn with its part. */
type State<P> =
  { status: 'face' } | { status: 'asked' } | { status: 'whole'; part: P; opener?: Opener | undefined };

const openers: readonly string[] = ['Enter', ' ', 'ArrowDown', 'ArrowUp'] satisfies Opener[];

const buttonOf = (id: string) => document.getElementById(id);

/**
 * Draws a control, whose button has this id, closed until it is pressed, and then opens it with its part, which is
 * fetched before in the browser's first idle moment. Nothing is exchanged by itself: a button is not taken away from
 * under a finger, a pointer or a screen reader's cursor.
 */
export function useLatePart<P>(late: LatePart<P>, id: string) {
  const missing = use(PartMissingContext);
  const [state, setState] = useState<State<P>>(() => {
    const part = late.known();
    return part === undefined ? { status: 'face' } : { status: 'whole', part };
  });

  useEffect(() => {
    // In vain ahead of time: a press tries again.
    if (late.known() === undefined) return whenIdle(() => void late.load().catch(() => undefined));
  }, [late]);

  const open = (opener: Opener) => {
    const here = (part: P) => {
      // Whoever has gone elsewhere meanwhile is not called back.
      const waits = document.activeElement?.id === id;
      flushSync(() => setState(waits ? { status: 'whole', part, opener } : { status: 'face' }));
    };
    const part = late.known();
    // Safari gives no focus to a button that is pressed.
    buttonOf(id)?.focus({ preventScroll: true });
    if (part !== undefined) return here(part);
    setState({ status: 'asked' });
    late.load().then(here, () => {
      setState({ status: 'face' });
      missing();
    });
  };

  const listeners = {
    onClick: () => open('press'),
    onKeyDown: (event: KeyboardEvent) => {
      if (!openers.includes(event.key)) return;
      event.preventDefault();
      open(event.key as Opener);
    },
  };
  return { state, listeners };
}

/** Opens what has just come in its face's place, in the way its face was asked to. */
export function useOpenedBy(id: string, opener: Opener | undefined) {
  // In development React runs it twice, and the second press would close what the first opened.
  const used = useRef<Opener>(undefined);
  useLayoutEffect(() => {
    if (opener === undefined || used.current === opener) return;
    used.current = opener;
    const button = buttonOf(id);
    button?.focus({ preventScroll: true });
    if (opener === 'press') button?.click();
    else button?.dispatchEvent(new KeyboardEvent('keydown', { key: opener, bubbles: true }));
  }, [id, opener]);
}
