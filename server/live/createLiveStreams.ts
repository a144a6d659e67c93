import { liveStream } from '#contract/live/live.ts';
import { HttpError, type Message } from '../base/httpError.ts';
import type { LiveMessage, LiveStreams } from '../base/liveStreams.ts';
import { NO_REVISIONS, REVISION_NAMES, type RevisionFeed, type Revisions } from '../base/database.ts';

/** Changes within this interval are sent together. */
export const COALESCING_MS = 250;

type Listener = (revisions: Revisions) => void;

/** Keeps the newest revisions and notifies listeners without querying the database. */
type RevisionHub = {
  /** Starts from the revisions that the caller has read. Calls the listener with newer ones. */
  subscribe(known: Revisions, listener: Listener): { newest: Revisions; unsubscribe: () => void };
};

/** Merges a partial or outdated change. Returns `known` itself if nothing is new. */
function merge(known: Revisions, change: Partial<Revisions>): Revisions {
  if (REVISION_NAMES.every((name) => (change[name] ?? 0) <= known[name])) return known;
  const merged = { ...known };
  for (const name of REVISION_NAMES) merged[name] = Math.max(known[name], change[name] ?? 0);
  return merged;
}

/** Creates the hub between the store's feed and the open streams of this process. */
function createRevisionHub(feed: RevisionFeed, timers: Timers): RevisionHub {
  const listeners = new Set<Listener>();
  let newest: Revisions = NO_REVISIONS;
  let notifiedAt = -Infinity;
  let pending: 'none' | 'scheduled' = 'none';

  function notify() {
    pending = 'none';
    notifiedAt = timers.now();
    for (const listener of listeners) listener(newest);
  }

  /** Publishes the first change at once, and later ones together at the end of the interval. */
  function update(change: Partial<Revisions>) {
    const merged = merge(newest, change);
    if (merged === newest) return;
    newest = merged;
    if (listeners.size === 0 || pending === 'scheduled') return;
    const wait = notifiedAt + COALESCING_MS - timers.now();
    if (wait <= 0) return notify();
    pending = 'scheduled';
    timers.after(wait, notify);
  }

  feed.subscribe(update);
  return {
    subscribe(known, listener) {
      // The caller may have read a write of another server before its notification arrived.
      update(known);
      listeners.add(listener);
      return { newest, unsubscribe: () => void listeners.delete(listener) };
    },
  };
}

/** Buffers messages for one reader: at most one of each kind, however slow the reader is. */
type MessageQueue = {
  put(message: LiveMessage): void;
  /** Returns true if the reader has not received the last heartbeat. */
  isStalled(): boolean;
  /** Ends the queue and drops pending messages. */
  end(): void;
  messages(): AsyncGenerator<LiveMessage, void>;
};

function createMessageQueue(): MessageQueue {
  let revisions: Revisions | undefined;
  let heartbeat: 'none' | 'waiting' = 'none';
  let status: 'open' | 'ended' = 'open';
  let arrival = Promise.withResolvers<void>();

  function take(): LiveMessage | undefined {
    const message = revisions ?? (heartbeat === 'waiting' ? 'heartbeat' : undefined);
    // Revisions also serve as a heartbeat.
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

/** Timers that tests can control. */
type Timers = {
  /** Returns milliseconds since an arbitrary time, never going back. */
  now(): number;
  /** Runs the action after a delay. Returns a function that cancels it. */
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

/** Tabs share a stream. Allows for those that open while the previous ones are not yet closed. */
export const MAX_STREAMS_PER_SESSION = 10;
/** Each stream is an open connection. */
export const MAX_STREAMS = 1000;
const RETRY_AFTER_SECONDS = 30;

const createRefusal = (status: 429 | 503, message: Message) =>
  new HttpError(status, message, { 'Retry-After': String(RETRY_AFTER_SECONDS) });

export function createLiveStreams(feed: RevisionFeed, timers: Timers): LiveStreams {
  const hub = createRevisionHub(feed, timers);
  const open = new Map<() => void, string>();
  let status: 'open' | 'closed' = 'open';

  function assertBelowLimits(session: string) {
    if (status === 'closed') throw createRefusal(503, (t) => t.errors.stopping);
    const ownCount = open.values().reduce((count, owner) => count + Number(owner === session), 0);
    if (ownCount >= MAX_STREAMS_PER_SESSION) throw createRefusal(429, (t) => t.errors.tooManyStreams);
    if (open.size >= MAX_STREAMS) throw createRefusal(503, (t) => t.errors.busy);
  }

  return {
    open({ session, revisions, isSignedIn, disconnect }) {
      assertBelowLimits(session);
      const queue = createMessageQueue();
      const { newest, unsubscribe } = hub.subscribe(revisions, queue.put);
      const stopHeartbeat = startHeartbeat(timers, async () => {
        if (queue.isStalled()) {
          end();
          disconnect();
        } else if (await isSignedIn()) queue.put('heartbeat');
        else end();
      });
      const end = () => {
        open.delete(end);
        unsubscribe();
        stopHeartbeat();
        queue.end();
      };
      open.set(end, session);
      queue.put(newest);
      return { messages: queue.messages(), end };
    },
    getCount: () => open.size,
    close() {
      status = 'closed';
      for (const end of open.keys()) end();
    },
  };
}

/** Runs `beat` repeatedly, one interval after the previous one has finished. Returns a function that stops it. */
function startHeartbeat(timers: Timers, beat: () => Promise<void>): () => void {
  let status: 'running' | 'stopped' = 'running';
  let cancel: () => void;
  const schedule = () => {
    cancel = timers.after(liveStream.heartbeatMs, () => {
      // An unreachable database doesn't end a session; the next beat tries again.
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
