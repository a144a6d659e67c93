import { liveStream } from '#contract/live/live.ts';
import { HttpError } from '../http/httpError.ts';
import type { Message } from '../http/messages.ts';
import type { RevisionFeed, Revisions } from '../store/port.ts';
import { createMailbox, type LiveMessage } from './mailbox.ts';
import { createRevisionHub } from './revisionHub.ts';
import type { Timers } from './timers.ts';

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
