import { liveStream, type LiveRevisions } from '#contract/live/live.ts';
import { HOST } from '../api/buildRequest.ts';
import type { Clock } from '../browser/clock.ts';
import { readEventStream } from './eventStream.ts';

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * How long to wait in ms after so many failures in a row: twice as long each time, and by chance up to half less, so that
 * not all browsers come back at the same moment to a server that was restarted.
 */
export function getRetryDelay(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return longest * (1 - random / 2);
}

/**
 * off: the backend has no stream, or nobody is signed in. paused: nobody looks at the page; what happens meanwhile is
 * told when somebody does. failing: it is tried again, after longer and longer waits.
 */
export type LiveStatus = 'off' | 'connecting' | 'open' | 'paused' | 'failing';

/** Whether the stream can be relied on to tell what others write, now or as soon as the page is looked at again. */
export const tellsOfChanges = (status: LiveStatus): boolean => status !== 'off' && status !== 'failing';

export type LiveClientOptions = {
  clock: Clock;
  onRevisions: (revisions: LiveRevisions) => void;
  onStatus: (status: LiveStatus) => void;
};

/** A stream that has been silent for so long, in ms, is dead, whatever the network says. */
const SILENCE_MS = liveStream.heartbeatMs * 2.25;

/**
 * Follows the stream while the page is looked at. So that the few connections that a browser opens to a host without
 * HTTP/2 are not used up by tabs in the background, those have none. Returns the function that stops it.
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
    // Why is of no use to the administrator: the lists go on without.
    await followStream({ ...options, onRevisions }, stopped).catch(() => undefined);
    failures += 1;
    setStatus('failing');
    await wait(options.clock, getRetryDelay(failures, Math.random()), stopped);
  }
}

/** Follows one stream to its end. Throws where there is none, and after too long a silence. */
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
