import {
  type InitialEntry,
  type Location,
  type Navigator,
  type NavigationType,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router-dom';

// The router's own data routers can block a navigation too, but weigh 14 KB more, compressed, on every page; this is the
// one thing that we would want of them.

type Moved = { action: NavigationType; location: Location };

/** Asked before a page is left. Calls `leave` to go on; not calling it stays. */
export type Guard = (leave: () => void) => void;

export type GuardedHistory = Navigator & {
  readonly action: NavigationType;
  readonly location: Location;
  listen: (listener: (moved: Moved) => void) => () => void;
  /** From now on nobody leaves the page without the guard; a change of the query alone is no leaving. */
  guard: (guard: Guard) => () => void;
  /** For what ends the page without leaving it, such as signing out: the guard, if there is one, is asked first. */
  askFirst: (go: () => void) => void;
  /** There is nothing to ask about any more. */
  release: () => void;
};

export function browserHistory(): GuardedHistory {
  dropTrailingSlash();
  giveKey(history);
  return guarded(UNSAFE_createBrowserHistory({ v5Compat: true }));
}

export const memoryHistory = (at: InitialEntry) =>
  guarded(UNSAFE_createMemoryHistory({ initialEntries: [at], v5Compat: true }));

/** A typed address may end in a slash; everything here knows its page without. */
function dropTrailingSlash() {
  const url = new URL(location.href);
  url.pathname = url.pathname.replace(/\/+$/, '');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/**
 * An entry that the browser itself made, for a typed address, has no key, and the router would call them all 'default':
 * what is remembered of one of them would be taken for another's.
 */
function giveKey({ state }: History) {
  const { key } = (state ?? {}) as { key?: string };
  if (!key) history.replaceState({ ...state, key: crypto.getRandomValues(new Uint32Array(2)).join('') }, '');
}

type Inner = ReturnType<typeof UNSAFE_createBrowserHistory>;

export function guarded(inner: Inner): GuardedHistory {
  let guard: Guard | undefined;
  let shown = inner.location;
  /** Moves of ours through the history, which arrive later, in this order: what each of them is for. */
  const underway: ('undoing' | 'agreed')[] = [];

  const ask = (path: string | undefined, move: () => void) => {
    if (guard && path !== undefined && path !== shown.pathname) guard(move);
    else move();
  };
  return {
    createHref: (to) => inner.createHref(to),
    encodeLocation: (to) => inner.encodeLocation(to),
    go: (delta) => inner.go(delta),
    push: (to, state) => ask(pathOf(inner, to), () => inner.push(to, state)),
    replace: (to, state) => ask(pathOf(inner, to), () => inner.replace(to, state)),
    get action() {
      return inner.action as NavigationType;
    },
    get location() {
      return inner.location;
    },
    listen: (listener) =>
      inner.listen(({ action, location, delta }) => {
        const ours = action === 'POP' ? underway.shift() : undefined;
        if (ours === 'undoing') return;
        // Back and Forward have already happened when they are heard of: undone first, and repeated if wanted.
        const leaves = action === 'POP' && delta !== null && location.pathname !== shown.pathname;
        if (guard && leaves && ours !== 'agreed') {
          const goAs = (purpose: (typeof underway)[number], by: number) => {
            underway.push(purpose);
            inner.go(by);
          };
          goAs('undoing', -delta);
          guard(() => goAs('agreed', delta));
          return;
        }
        shown = location;
        listener({ action: action as NavigationType, location });
      }),
    askFirst: (go) => (guard ? guard(go) : go()),
    release: () => void (guard = undefined),
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
}

const pathOf = (inner: Inner, to: Parameters<Navigator['push']>[0]) =>
  typeof to === 'string' ? inner.encodeLocation(to).pathname : to.pathname;
