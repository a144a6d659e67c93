import type { RequestListener } from 'node:http';
import { type PolicyOptions, securityHeaders } from '../site/securityHeaders.ts';
import type { Around } from './listen.ts';
import { requestIds } from './requestIds.ts';

/**
 * Node has these headers before an answer begins, whoever gives it: the handlers, the HTTP library where a request is
 * beyond it, or a failure. An answer that names one of them replaces it. To add them to finished answers took longer
 * than everything else about a prepared list.
 */
function withHeaders(headers: Record<string, string>, listener: RequestListener): RequestListener {
  const all = Object.entries(headers);
  return (incoming, outgoing) => {
    for (const [name, value] of all) outgoing.setHeader(name, value);
    listener(incoming, outgoing);
  };
}

type Options = PolicyOptions & { trustedProxies: number };

/** What happens around every request: it gets its id, and its answer the headers that all have. */
export const aroundAll = (options: Options): Around => {
  const headers = securityHeaders(options);
  return (listener) => requestIds(options.trustedProxies, withHeaders(headers, listener));
};
