import { liveStream, type LiveRevisions } from '#contract/live/live.ts';
import { HOST } from '../api/buildRequest.ts';
import type { Clock } from '../browser/clock.ts';
import { readEventStream } from './eventStream.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/**
 * Returns the delay in ms after this many failures in a row. It doubles each time and is randomly up to half shorter, so
 * that not all browsers reconnect to a restarted server at once.
 */
export function getRetryDelay(failures: number, random: number): number {
  const longest = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return longest * (1 - random / 2);
}

/**
 * off: the backend has no stream, or no one is signed in. paused: the page is hidden. failing: it reconnects after longer
 * and longer delays.
 */
export type LiveStatus = 'off' | 'connecting' | 'open' | 'paused' | 'failing';

/** Returns whether the stream reports writes by others, now or once the page is visible again. */
export const isLive = (status: LiveStatus): boolean => status !== 'off' && status !== 'failing';

type LiveClientOptions = {
  clock: Clock;
  onRevisions: (revisions: LiveRevisions) => void;
  onStatus: (status: LiveStatus) => void;
};

/** A stream without a heartbeat for this long is dead. */
const SILENCE_MS = liveStream.heartbeatMs * 2.25;

/**
 * Follows the stream while the page is visible. Background tabs disconnect, because browsers open only six connections to
 * a host without HTTP/2. Returns a function that stops it.
 */
export function startLiveClient(options: LiveClientOptions): () => void {
  let current: AbortController | undefined;
  const followVisibility = () => {
    if (document.visibilityState === 'hidden') {
      current?.abort();
      current = undefined;
      options.onStatus('paused');
    } else if (!current) {
      current = new AbortController();
      void keepConnected(options, current.signal);
    }
  };
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    current?.abort();
    options.onStatus('off');
  };
}

async function keepConnected(options: LiveClientOptions, stopped: AbortSignal): Promise<void> {
  const setStatus = (status: LiveStatus) => {
    if (!stopped.aborted) options.onStatus(status);
  };
  setStatus('connecting');
  for (let failures = 0; !stopped.aborted;) {
    const onRevisions = (revisions: LiveRevisions) => {
      failures = 0;
      setStatus('open');
      options.onRevisions(revisions);
    };
    // Not reported: lists work without the stream.
    await followStream({ ...options, onRevisions }, stopped).catch(() => undefined);
    failures += 1;
    setStatus('failing');
    await wait(options.clock, getRetryDelay(failures, Math.random()), stopped);
  }
}

/** Follows one stream to its end. Throws if there is none or it goes silent. */
async function followStream({ clock, onRevisions }: LiveClientOptions, stopped: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const signal = AbortSignal.any([stopped, silence.signal]);
  let stopWaiting = clock.after(SILENCE_MS, () => silence.abort());
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
      stopWaiting();
      stopWaiting = clock.after(SILENCE_MS, () => silence.abort());
      if (name !== 'revisions' || signal.aborted) continue;
      onRevisions(liveStream.events.revisions.parse(JSON.parse(data)));
    }
  } finally {
    stopWaiting();
  }
}

const wait = (clock: Clock, ms: number, stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (stopped.aborted) return resolve();
    const cancel = clock.after(ms, resolve);
    stopped.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
