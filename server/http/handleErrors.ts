import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { Deps } from '../base/deps.ts';
import { HttpError, translate } from '../base/httpError.ts';
import { BusyError } from '../base/limitConcurrency.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The id of the administrator who sent the request. Undefined before sign-in. */
    admin: string | undefined;
    /** The id of the Store API key that the request was sent with. Never its secret. */
    storeKey: string | undefined;
  }
}

const MAX_PATH_LENGTH = 200;

/** Redacts reset tokens from a path and shortens it before it is logged. */
export const redactPath = (path: string): string =>
  path.replace(/(\/reset-password\/)[^?#]+/, '$1[redacted]').slice(0, MAX_PATH_LENGTH);

/** The log's events for refused requests. A 404 or 409 is part of ordinary work. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'invalid request refused',
  401: 'unauthenticated request refused',
  403: 'forbidden request refused',
  405: 'invalid request refused',
  410: 'expired request refused',
  413: 'invalid request refused',
  415: 'invalid request refused',
  422: 'invalid request refused',
  // Whoever exceeds a limit may be guessing passwords.
  429: 'limit reached',
};

type ErrorDeps = Pick<Deps, 'log' | 'getRequestId' | 'toHttpError'> & Partial<Pick<Deps, 'getClientIp'>>;

/** Returns the response to an error that a handler means, and `undefined` for others. */
function toExpectedError(error: unknown): HttpError | undefined {
  if (error instanceof BusyError) return new HttpError(429, (t) => t.errors.busy, { 'Retry-After': '1' });
  return error instanceof HttpError ? error : undefined;
}

/**
 * Responds to an HttpError or a storage error with its message, and to any other error with a request id to look up in
 * the log.
 */
export const handleErrors =
  ({ log, getRequestId, toHttpError, getClientIp }: ErrorDeps): ErrorHandler =>
  (error, context) => {
    const fields = {
      path: redactPath(context.req.path),
      admin: context.get('admin'),
      storeKey: context.get('storeKey'),
    };
    const expected = toExpectedError(error);
    const storageError = expected ? undefined : toHttpError(error);
    // The response has a general message. The details are for the operator.
    if (storageError) log.error({ ...fields, err: error }, 'storage failed');
    const httpError = expected ?? storageError;
    if (httpError) {
      const { getText, field, status } = httpError;
      const { text: message, headers } = translate(getText, context);
      const event = httpError.isLogged ? undefined : REFUSALS[status];
      // Never the message, which may repeat what was typed.
      if (event !== undefined)
        log.warn({ ...fields, method: context.req.method, status, ip: getClientIp?.(context) }, event);
      return context.json({ message, ...(field !== undefined && { field }) }, status, {
        ...headers,
        ...httpError.headers,
      });
    }
    const requestId = getRequestId();
    log.error({ ...fields, requestId, method: context.req.method, err: error }, 'request failed');
    const { text, headers } = translate((t) => t.errors.unknownFailure, context);
    return context.json({ message: text, requestId }, 500, headers);
  };

export const handleNotFound: NotFoundHandler = (context) => {
  const { text, headers } = translate((t) => t.errors.noSuchCall, context);
  return context.json({ message: text }, 404, headers);
};

export const handleFileNotFound: NotFoundHandler = (context) => {
  const { text, headers } = translate((t) => t.errors.noSuchFile, context);
  return context.text(text, 404, headers);
};
