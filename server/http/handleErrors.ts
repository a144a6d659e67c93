import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { Deps } from './deps.ts';
import { HttpError, translate } from './httpError.ts';

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
      const { tell, field, status } = httpError;
      const { text: message, headers } = translate(tell, context);
      // A visitor who runs into a limit may be guessing.
      if (status === 429) log.warn({ path, ip: clientIp?.(context) }, 'limit reached');
      return context.json({ message, ...(field !== undefined && { field }) }, status, {
        ...headers,
        ...httpError.headers,
      });
    }
    const requestId = getRequestId();
    log.error({ requestId, method: context.req.method, path, err: error }, 'request failed');
    const { text, headers } = translate(({ serverCopy }) => serverCopy.unknownFailure, context);
    return context.json({ message: text, requestId }, 500, headers);
  };

/** Answers where there is no such call. */
export const handleNotFound: NotFoundHandler = (context) => {
  const { text, headers } = translate(({ serverCopy }) => serverCopy.noSuchCall, context);
  return context.json({ message: text }, 404, headers);
};

/** Answers a browser that looks for a file which is not there. */
export const handleNoFile: NotFoundHandler = (context) => {
  const { text, headers } = translate(({ serverCopy }) => serverCopy.noSuchFile, context);
  return context.text(text, 404, headers);
};
