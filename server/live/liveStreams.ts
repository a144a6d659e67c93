import { liveStream } from '#contract/live/live.ts';
import { HttpError, type Message } from '../http/httpError.ts';
import type { RevisionFeed, Revisions } from '../store/store.ts';

/** Changes that follow one another more quickly than this, in ms, are told together. */
export const COALESCING_MS = 250;

type Listener = (revisions: Revisions) => void;

/** Knows the newest revisions, and tells each listener of them without asking the database. */
type RevisionHub = {
  /** Starts with what the caller has just read; the listener is called with whatever is newer. */
  subscribe(known: Revisions, listener: Listener): { newest: Revisions; unsubscribe: () => void };
};

/** Merges a change that may be old, or a part. Returns the revisions that were known where nothing is new. */
function merge(known: Revisions, change: Partial<Revisions>): Revisions {
  const products = Math.max(known.products, change.products ?? 0);
  const orders = Math.max(known.orders, change.orders ?? 0);
  return products === known.products && orders === known.orders ? known : { products, orders };
}

/** Creates the hub of this process, between the store's feed and all open streams. */
function createRevisionHub(feed: RevisionFeed, timers: Timers): RevisionHub {
  const listeners = new Set<Listener>();
  let newest: Revisions = { products: 0, orders: 0 };
  let toldAt = -Infinity;
  let pending: 'none' | 'scheduled' = 'none';

  function tell() {
    pending = 'none';
    toldAt = timers.now();
    for (const listener of listeners) listener(newest);
  }

  /** The first change is told at once, and those that follow it within the interval together at its end. */
  function learn(change: Partial<Revisions>) {
    const merged = merge(newest, change);
    if (merged === newest) return;
    newest = merged;
    if (listeners.size === 0 || pending === 'scheduled') return;
    const wait = toldAt + COALESCING_MS - timers.now();
    if (wait <= 0) return tell();
    pending = 'scheduled';
    timers.after(wait, tell);
  }

  feed.subscribe(learn);
  return {
    subscribe(known, listener) {
      // Where this server has not heard yet of what another one wrote, those who listen already learn it here.
      learn(known);
      listeners.add(listener);
      return { newest, unsubscribe: () => void listeners.delete(listener) };
    },
  };
}

/** What is sent over a stream: the newest revisions, or a sign of life. */
type LiveMessage = Revisions | 'heartbeat';

/** Stands between the hub and one stream's reader. However slow that is, one message of each kind waits for it, no more. */
type Mailbox = {
  put(message: LiveMessage): void;
  /** Tells whether a heartbeat still waits: its reader has taken nothing since. */
  isStalled(): boolean;
  /** Ends the messages; what still waits is dropped. */
  end(): void;
  messages(): AsyncGenerator<LiveMessage, void>;
};

function createMailbox(): Mailbox {
  let revisions: Revisions | undefined;
  let heartbeat: 'none' | 'waiting' = 'none';
  let status: 'open' | 'ended' = 'open';
  let arrival = Promise.withResolvers<void>();

  function take(): LiveMessage | undefined {
    const message = revisions ?? (heartbeat === 'waiting' ? 'heartbeat' : undefined);
    // Revisions are a sign of life as well.
    heartbeat = 'none';
    revisions = undefined;
    return message;
  }

  return {
    put(message) {
      if (message === 'heartbeat') heartbeat = 'waiting';
      else revisions = message;
      arrival.resolve();
    },
    isStalled: () => heartbeat === 'waiting',
    end() {
      status = 'ended';
      arrival.resolve();
    },
    async *messages() {
      for (;;) {
        if (status === 'ended') return;
        const message = take();
        if (message) {
          yield message;
        } else {
          await arrival.promise;
          arrival = Promise.withResolvers();
        }
      }
    },
  };
}

/** The time, handed in: a test turns its own hands. */
type Timers = {
  /** Milliseconds since some moment. */
  now(): number;
  /** Runs the action after as many ms, unless the returned function was called before. */
  after(ms: number, action: () => void): () => void;
};

export const systemTimers: Timers = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Several windows of one browser, each with a stream while it is looked at. */
export const MAX_STREAMS_PER_SESSION = 10;
/** Each is a connection that stays open. */
export const MAX_STREAMS = 1000;
const RETRY_AFTER_SECONDS = 30;

export type StreamOwner = {
  /** Tells one session from another, without naming it. */
  session: string;
  /** The revisions as they were read with the session. */
  revisions: Revisions;
  /** Asks anew whether the session is still there. */
  isSignedIn: () => Promise<boolean>;
  /** Cuts the connection of a reader that takes nothing any more. */
  disconnect: () => void;
};

export type OpenedStream = { messages: AsyncGenerator<LiveMessage, void>; end: () => void };

/** All streams that are open on this server. */
export type LiveStreams = {
  /** Opens a stream. Throws a 429 or a 503 where there are too many, or the server is about to stop. */
  open(owner: StreamOwner): OpenedStream;
  /** Ends all streams, and refuses new ones: nobody waits for a stream before the server stops. */
  close(): void;
};

const refuse = (status: 429 | 503, message: Message) =>
  new HttpError(status, message, { 'Retry-After': String(RETRY_AFTER_SECONDS) });

export function createLiveStreams(feed: RevisionFeed, timers: Timers): LiveStreams {
  const hub = createRevisionHub(feed, timers);
  const open = new Map<() => void, string>();
  let status: 'open' | 'closed' = 'open';

  function assertRoom(session: string) {
    if (status === 'closed') throw refuse(503, ({ serverCopy }) => serverCopy.stopping);
    const own = open.values().reduce((count, one) => count + Number(one === session), 0);
    if (own >= MAX_STREAMS_PER_SESSION) throw refuse(429, ({ serverCopy }) => serverCopy.tooManyStreams);
    if (open.size >= MAX_STREAMS) throw refuse(503, ({ serverCopy }) => serverCopy.busy);
  }

  return {
    open({ session, revisions, isSignedIn, disconnect }) {
      assertRoom(session);
      const mailbox = createMailbox();
      const { newest, unsubscribe } = hub.subscribe(revisions, mailbox.put);
      const stopHeartbeat = startHeartbeat(timers, async () => {
        if (mailbox.isStalled()) {
          end();
          disconnect();
        } else if (await isSignedIn()) mailbox.put('heartbeat');
        else end();
      });
      const end = () => {
        open.delete(end);
        unsubscribe();
        stopHeartbeat();
        mailbox.end();
      };
      open.set(end, session);
      mailbox.put(newest);
      return { messages: mailbox.messages(), end };
    },
    close() {
      status = 'closed';
      for (const end of open.keys()) end();
    },
  };
}

/** Beats one after the other, each a whole interval after the last was done. Returns the function that stops it. */
function startHeartbeat(timers: Timers, beat: () => Promise<void>): () => void {
  let status: 'running' | 'stopped' = 'running';
  let cancel: () => void;
  const schedule = () => {
    cancel = timers.after(liveStream.heartbeatMs, () => {
      // A database that can't be reached ends no session: the next beat asks again.
      void beat()
        .catch(() => undefined)
        .then(() => status === 'running' && schedule());
    });
  };
  schedule();
  return () => {
    status = 'stopped';
    cancel();
  };
}
