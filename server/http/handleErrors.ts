import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { Deps } from './deps.ts';
import { HttpError } from './httpError.ts';
import { serverCopy } from './serverCopy.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Removes the secret from a path before it is logged: the end of a reset link is as good as a password. */
export const redactPath = (path: string): string =>
  path.replace(/(\/reset-password\/)[^?#]+/, '$1[redacted]');

type Needs = Pick<Deps, 'log' | 'requestId' | 'toHttpError'> & Partial<Pick<Deps, 'clientIp'>>;

/** Answers an HttpError with its own message, and any other error with a request id that the log explains. */
export const handleErrors =
  ({ log, requestId: getRequestId, toHttpError, clientIp }: Needs): ErrorHandler =>
  (error, context) => {
    const path = redactPath(context.req.path);
    const storageError = error instanceof HttpError ? undefined : toHttpError(error);
    // Its details are for an operator, and of no use to an administrator.
    if (storageError) log.error({ path, err: error }, 'storage failed');
    const httpError = error instanceof HttpError ? error : storageError;
    if (httpError) {
      const { message, field, status, headers } = httpError;
      // A visitor who runs into a limit may be guessing.
      if (status === 429) log.warn({ path, ip: clientIp?.(context) }, 'limit reached');
      return context.json({ message, ...(field !== undefined && { field }) }, status, {
        ...NO_STORE,
        ...headers,
      });
    }
    const requestId = getRequestId();
    log.error({ requestId, method: context.req.method, path, err: error }, 'request failed');
    return context.json({ message: serverCopy.unknownFailure, requestId }, 500, NO_STORE);
  };

export const handleNotFound: NotFoundHandler = (context) =>
  context.json({ message: serverCopy.noSuchCall }, 404, NO_STORE);
