import type { Revisions } from './database.ts';

export type LiveMessage = Revisions | 'heartbeat';

type StreamOptions = {
  /** Identifies the session without exposing its token. */
  session: string;
  /** The revisions that were read with the session. */
  revisions: Revisions;
  /** Checks that the session still exists. */
  isSignedIn: () => Promise<boolean>;
  /** Closes the connection of a stalled reader. */
  disconnect: () => void;
};

export type LiveStream = { messages: AsyncGenerator<LiveMessage, void>; end: () => void };

/** The open streams of this process. */
export type LiveStreams = {
  /** Opens a stream. Throws a 429 or a 503 if there are too many, or the server is stopping. */
  open(options: StreamOptions): LiveStream;
  /** Returns the number of open streams. */
  getCount(): number;
  /** Ends all streams and refuses new ones. */
  close(): void;
};
