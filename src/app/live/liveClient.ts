import { liveStream, type LiveRevisions } from '#contract/live/live.ts';
import { HOST } from '../api/buildRequest.ts';
import type { Clock } from '../browser/clock.ts';
import { holdLock } from './holdLock.ts';
import { readEventStream } from './eventStream.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/**
 * Returns the delay in ms after a number of failures in a row. It doubles with each failure, and `random` (0 to 1)
 * shortens it by up to half, so that browsers don't all reconnect to a restarted server at once.
 */
export function getRetryDelay(failures: number, random: number): number {
  const longest = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return longest * (1 - random / 2);
}

/**
 * off: the backend has no stream, or no one is signed in. paused: the page is hidden, and another one holds the lock.
 * failing: the client reconnects after increasing delays.
 */
export type LiveStatus = 'off' | 'connecting' | 'open' | 'paused' | 'failing';

/** Returns whether the stream reports writes by others, or will once it is connected and the page is visible. */
export const isLive = (status: LiveStatus): boolean => status !== 'off' && status !== 'failing';

type LiveClientOptions = {
  clock: Clock;
  onRevisions: (revisions: LiveRevisions) => void;
  onStatus: (status: LiveStatus) => void;
};

/** A connection without a heartbeat for this long is closed. */
const HEARTBEAT_TIMEOUT_MS = liveStream.heartbeatMs * 2.25;

/**
 * Connects to the stream while the page is visible. Of the background tabs, only the one that holds the lock is
 * connected, because browsers open only six connections to a host without HTTP/2. Returns a function that stops the
 * client.
 */
export function startLiveClient(options: LiveClientOptions): () => void {
  let controller: AbortController | undefined;
  let lock: 'held' | 'waiting' = 'waiting';
  const update = () => {
    if (document.visibilityState === 'hidden' && lock !== 'held') {
      controller?.abort();
      controller = undefined;
      options.onStatus('paused');
    } else if (!controller) {
      controller = new AbortController();
      void keepConnected(options, controller.signal);
    }
  };
  document.addEventListener('visibilitychange', update);
  update();
  const releaseLock = holdLock('counter live', () => {
    lock = 'held';
    update();
  });
  return () => {
    document.removeEventListener('visibilitychange', update);
    releaseLock();
    controller?.abort();
    options.onStatus('off');
  };
}

async function keepConnected(options: LiveClientOptions, signal: AbortSignal): Promise<void> {
  const setStatus = (status: LiveStatus) => {
    if (!signal.aborted) options.onStatus(status);
  };
  setStatus('connecting');
  for (let failures = 0; !signal.aborted;) {
    const onRevisions = (revisions: LiveRevisions) => {
      failures = 0;
      setStatus('open');
      options.onRevisions(revisions);
    };
    // Not logged, because lists work without the stream.
    await readStream({ ...options, onRevisions }, signal).catch(() => undefined);
    failures += 1;
    setStatus('failing');
    await wait(options.clock, getRetryDelay(failures, Math.random()), signal);
  }
}

/** Reads one stream to its end. Throws if there is none or its heartbeat stops. */
async function readStream({ clock, onRevisions }: LiveClientOptions, stopSignal: AbortSignal): Promise<void> {
  const timeout = new AbortController();
  const signal = AbortSignal.any([stopSignal, timeout.signal]);
  let cancelTimeout = clock.after(HEARTBEAT_TIMEOUT_MS, () => timeout.abort());
  try {
    const response = await fetch(HOST + liveStream.path, {
      credentials: 'include',
      cache: 'no-store',
      signal,
    });
    const { ok, body, headers } = response;
    if (!ok || !body || !headers.get('content-type')?.startsWith(liveStream.contentType)) {
      await body?.cancel();
      throw new Error(`no stream: ${response.status}`);
    }
    for await (const { name, data } of readEventStream(body)) {
      cancelTimeout();
      cancelTimeout = clock.after(HEARTBEAT_TIMEOUT_MS, () => timeout.abort());
      if (name !== 'revisions' || signal.aborted) continue;
      onRevisions(liveStream.events.revisions.parse(JSON.parse(data)));
    }
  } finally {
    cancelTimeout();
  }
}

const wait = (clock: Clock, ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = clock.after(ms, resolve);
    signal.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
