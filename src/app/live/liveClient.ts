import { liveStream, type LiveRevisions } from '#contract/live/live.ts';
import { HOST } from '../api/host.ts';
import type { Clock } from '../browser/clock.ts';
import { readEventStream } from './eventStream.ts';
import { joinTabs, type Tabs } from './joinTabs.ts';

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
 * off: the backend has no stream, or no one is signed in. failing: the tab with the stream reconnects after increasing
 * delays.
 */
export type LiveStatus = 'off' | 'connecting' | 'open' | 'failing';

/** Returns whether the stream reports writes by others, or will once it is connected. */
export const isLive = (status: LiveStatus): boolean => status !== 'off' && status !== 'failing';

/** What the tab with the stream tells the others. */
export type LiveState = {
  status: LiveStatus;
  /** The newest ones; undefined until its first event. */
  revisions: LiveRevisions | undefined;
  visibility: DocumentVisibilityState;
};

type LiveClientOptions = {
  clock: Clock;
  /** The administrator. Tabs of different ones don't share a stream. */
  email: string;
  onRevisions: (revisions: LiveRevisions) => void;
  onStatus: (status: LiveStatus) => void;
};

/** A connection without a heartbeat for this long is closed. */
const HEARTBEAT_TIMEOUT_MS = liveStream.heartbeatMs * 2.25;

const isVisible = () => document.visibilityState === 'visible';

/**
 * Follows the stream, which one tab of the browser reads for all, because browsers open only six connections to a host
 * without HTTP/2. Hidden tabs without it receive the newest revisions when they are visible. Returns a function that
 * stops the client.
 */
export function startLiveClient({ clock, email, onRevisions, onStatus }: LiveClientOptions): () => void {
  let tabs: Tabs | undefined;
  let role: 'leader' | 'follower' = 'follower';
  let status: LiveStatus = 'off';
  let newest: LiveRevisions | undefined;
  let received = '';

  function deliver() {
    const text = JSON.stringify(newest);
    if (!newest || text === received || (role === 'follower' && !isVisible())) return;
    received = text;
    onRevisions(newest);
  }
  function setState(state: Omit<LiveState, 'visibility'>) {
    if (state.status !== status) onStatus(state.status);
    status = state.status;
    newest = state.revisions ?? newest;
    deliver();
  }
  function lead(publish: (state: LiveState) => void) {
    role = 'leader';
    const controller = new AbortController();
    let revisions: LiveRevisions | undefined;
    const onChange: OnChange = (next, event) => {
      revisions = event ?? revisions;
      publish({ status: next, revisions, visibility: document.visibilityState });
      setState({ status: next, revisions });
    };
    void keepConnected(clock, onChange, controller.signal);
    return () => controller.abort();
  }
  function onState(state: LiveState) {
    role = 'follower';
    setState(state);
    // Browsers slow the timers of a hidden tab, so that it reconnects late.
    if (state.status === 'failing' && state.visibility === 'hidden' && isVisible()) tabs?.claim();
  }
  const join = () => {
    tabs ??= joinTabs({ name: `counter live ${email}`, clock, lead, onState });
  };
  // A page that is frozen or in the back/forward cache can't read the stream for others.
  const leave = () => {
    tabs?.leave();
    tabs = undefined;
  };
  const onVisibility = () => {
    if (!isVisible()) return;
    deliver();
    if (status === 'failing') tabs?.claim();
    else tabs?.check();
  };
  const listeners = new AbortController();
  document.addEventListener('visibilitychange', onVisibility, listeners);
  document.addEventListener('freeze', leave, listeners);
  document.addEventListener('resume', join, listeners);
  addEventListener('pagehide', leave, listeners);
  addEventListener('pageshow', join, listeners);
  onStatus((status = 'connecting'));
  join();
  return () => {
    listeners.abort();
    leave();
    onStatus('off');
  };
}

type OnChange = (status: LiveStatus, revisions?: LiveRevisions) => void;

async function keepConnected(clock: Clock, onChange: OnChange, signal: AbortSignal): Promise<void> {
  onChange('connecting');
  for (let failures = 0; !signal.aborted;) {
    const onRevisions = (revisions: LiveRevisions) => {
      failures = 0;
      onChange('open', revisions);
    };
    // Not logged, because lists work without the stream.
    await readStream(clock, onRevisions, signal).catch(() => undefined);
    if (signal.aborted) return;
    failures += 1;
    onChange('failing');
    await wait(clock, getRetryDelay(failures, Math.random()), signal);
  }
}

/** Reads one stream to its end. Throws if there is none or its heartbeat stops. */
async function readStream(
  clock: Clock,
  onRevisions: (revisions: LiveRevisions) => void,
  stopSignal: AbortSignal,
): Promise<void> {
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
