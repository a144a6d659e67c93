import type { Revisions } from '../store/port.ts';

/** What is sent over a stream: the newest revisions, or a sign of life. */
export type LiveMessage = Revisions | 'heartbeat';

/** Stands between the hub and one stream's reader. However slow that is, one message of each kind waits for it, no more. */
export type Mailbox = {
  put(message: LiveMessage): void;
  /** Tells whether a heartbeat still waits: its reader has taken nothing since. */
  isStalled(): boolean;
  /** Ends the messages; what still waits is dropped. */
  end(): void;
  messages(): AsyncGenerator<LiveMessage, void>;
};

export function createMailbox(): Mailbox {
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
