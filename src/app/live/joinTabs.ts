import type { Clock } from '../browser/clock.ts';

/** A tab's time as the leader. Each is numbered above the previous one, and the id decides between equal numbers. */
type Term = { number: number; tab: string };

type Message<State> =
  /** Asks the leader for its state. */
  | { type: 'hello' }
  /** The leader's state: its answer, and each of its changes. */
  | { type: 'state'; term: Term; state: State }
  /** The leader is closed. */
  | { type: 'leaving'; term: Term };

const isNewer = (one: Term, other: Term) =>
  one.number === other.number ? one.tab > other.tab : one.number > other.number;

/** A tab without an answer leads. If the leader was only busy, it hears of the new one and follows. */
const ANSWER_MS = 250;
/** Followers check a leader that has been silent for this long: it may have crashed. */
const SILENCE_MS = 10_000;
/** Spreads the tabs, so that usually one of them asks or leads. */
const SPREAD_MS = 250;

type JoinOptions<State> = {
  /** Tabs with the same name choose one leader. */
  name: string;
  clock: Clock;
  /** Makes this tab the leader. It publishes its state with the function it gets. Returns a function that stops it. */
  lead: (publish: (state: State) => void) => () => void;
  /** Called in the other tabs with each state of the leader. */
  onState: (state: State) => void;
};

export type Tabs = {
  /** Checks that there is a leader. */
  check: () => void;
  /** Makes this tab the leader. */
  claim: () => void;
  leave: () => void;
};

/**
 * Joins the tabs of this browser, one of which leads. They need no locks, which only pages with HTTPS have, and a
 * frozen tab would keep.
 */
export function joinTabs<State>({ name, clock, lead, onState }: JoinOptions<State>): Tabs {
  const channel = new BroadcastChannel(name);
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let newest: Term = { number: 0, tab: '' };
  let leading: { stop: () => void; state: State | undefined } | undefined;
  let cancelTimer: (() => void) | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  const send = (message: Message<State>) => channel.postMessage(message);
  function sendState() {
    if (leading?.state !== undefined) send({ type: 'state', term: newest, state: leading.state });
  }
  function schedule(ms: number, action: () => void) {
    cancelTimer?.();
    cancelTimer = clock.after(ms, action);
  }
  const watch = () => schedule(SILENCE_MS + getRandomMs(), check);

  function check() {
    if (leading) return;
    send({ type: 'hello' });
    schedule(ANSWER_MS, claim);
  }
  function claim() {
    cancelTimer?.();
    leading?.stop();
    newest = { number: newest.number + 1, tab };
    const claimed: typeof leading = { stop: () => undefined, state: undefined };
    leading = claimed;
    claimed.stop = lead((state) => {
      claimed.state = state;
      if (leading === claimed) sendState();
    });
  }
  function follow(term: Term, state: State) {
    newest = term;
    leading?.stop();
    leading = undefined;
    watch();
    onState(state);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message<State>>) => {
    if (data.type === 'hello') sendState();
    else if (data.type === 'leaving') {
      if (!leading && !isNewer(newest, data.term)) schedule(getRandomMs(), claim);
    } else if (isNewer(newest, data.term)) {
      // Tells a leader that was frozen that there is another one.
      sendState();
    } else follow(data.term, data.state);
  });
  check();
  return {
    check,
    claim,
    leave() {
      cancelTimer?.();
      leading?.stop();
      if (leading) send({ type: 'leaving', term: newest });
      leading = undefined;
      channel.close();
    },
  };
}

const getRandomMs = () => (crypto.getRandomValues(new Uint8Array(1))[0]! / 256) * SPREAD_MS;
