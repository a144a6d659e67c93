import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { Deps } from './deps.ts';
import { loggedPath } from './loggedPath.ts';
import { Refusal } from './refusal.ts';
import { serverCopy } from './serverCopy.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

type Needs = Pick<Deps, 'log' | 'requestId' | 'explain'> & Partial<Pick<Deps, 'clientIp'>>;

/** Refusals are answered in their own words; anything else is ours to explain, in the log and by a number. */
export const answerFailures =
  ({ log, requestId: current, explain, clientIp }: Needs): ErrorHandler =>
  (error, context) => {
    const path = loggedPath(context.req.path);
    const explained = error instanceof Refusal ? undefined : explain(error);
    // An administrator can't do anything with its details, but an operator can.
    if (explained) log.error({ path, err: error }, 'storage failed');
    const refusal = error instanceof Refusal ? error : explained;
    if (refusal) {
      const { message, field, status, headers } = refusal;
      // Whoever runs into a limit may be guessing.
      if (status === 429) log.warn({ path, ip: clientIp?.(context) }, 'limit reached');
      return context.json({ message, ...(field !== undefined && { field }) }, status, {
        ...NO_STORE,
        ...headers,
      });
    }
    const requestId = current();
    log.error({ requestId, method: context.req.method, path, err: error }, 'request failed');
    return context.json({ message: serverCopy.unknownFailure, requestId }, 500, NO_STORE);
  };

export const answerUnknownPath: NotFoundHandler = (context) =>
  context.json({ message: serverCopy.noSuchCall }, 404, NO_STORE);
