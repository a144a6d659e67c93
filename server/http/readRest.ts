import type { IncomingMessage, RequestListener } from 'node:http';

/** How much of a request's body is still read, and for how long, after the request was answered. */
export type RestLimits = { bytes: number; ms: number };

/** Twice the largest upload, and the time of one over a line of 2 Mbit/s. */
const REST_LIMITS: RestLimits = { bytes: 64 * 1024 * 1024, ms: 120_000 };
const CHECK_INTERVAL_MS = 50;

/** Reads what is left of a body and throws it away. Cuts the connection where that is too much. */
function readRest(incoming: IncomingMessage, { bytes, ms }: RestLimits): void {
  const { socket } = incoming;
  const endsAt = performance.now() + ms;
  const endsAfter = socket.bytesRead + bytes;
  const timer = setInterval(() => {
    if (performance.now() < endsAt && socket.bytesRead < endsAfter) return;
    clearInterval(timer);
    socket.destroySoon();
  }, CHECK_INTERVAL_MS);
  timer.unref();
  for (const event of ['end', 'close']) incoming.once(event, () => clearInterval(timer));
  // Whoever has read the beginning would stop it again, waiting for somebody to take the next piece.
  incoming.removeAllListeners('data').resume();
}

/**
 * Lets a refusal arrive that is answered while its body is still being sent. Most clients read no answer before they have
 * sent everything, and a connection that is closed with bytes unread loses what was written to it. The library gives them
 * half a second (`autoCleanupIncoming`), which a slow line exceeds.
 */
export const withRestRead =
  (listener: RequestListener, limits = REST_LIMITS): RequestListener =>
  (incoming, outgoing) => {
    outgoing.once('finish', () => {
      // Node has taken the socket away where the sender hung up meanwhile, whatever its types say.
      if (!incoming.complete && incoming.socket) readRest(incoming, limits);
    });
    listener(incoming, outgoing);
  };
