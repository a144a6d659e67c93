import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being answered, wherever in the code that is; none where the server works by itself. */
export const currentRequest = (): string | undefined => current.getStore();

export const requestId = (): string => currentRequest() ?? newRequestId();

const newRequestId = () => randomUUID().slice(-12);

const TOLD = /^[\w.-]{8,64}$/;

/**
 * Gives every request an id, which its answer and its lines in the log carry. A proxy that is trusted may have given
 * one already.
 */
export const requestIds =
  (trustedProxies: number, listener: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    const told = trustedProxies > 0 ? incoming.headers['x-request-id'] : undefined;
    const id = typeof told === 'string' && TOLD.test(told) ? told : newRequestId();
    outgoing.setHeader('X-Request-Id', id);
    current.run(id, () => listener(incoming, outgoing));
  };
