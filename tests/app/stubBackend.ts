import { vi } from 'vitest';

/** A `Request` that accepts a path as URL, as in a browser. */
class RequestWithPath {
  readonly url: string;
  readonly method: string;
  readonly signal = new AbortController().signal;
  constructor(url: string, { method = 'GET' }: RequestInit = {}) {
    this.url = url;
    this.method = method;
  }
}

/**
 * Replaces `fetch` with a backend whose response depends on the last part of the path. It can't be reached if `answer`
 * returns undefined. Returns the list of requested URLs without their folders.
 */
export function stubBackend(answer: (name: string) => object | undefined | Promise<object>): string[] {
  const requested: string[] = [];
  vi.stubGlobal('Request', RequestWithPath);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const name = url.replace(/.*\//, '');
    requested.push(name);
    const data = await answer(name.replace(/\?.*/, ''));
    if (!data) throw new TypeError('Failed to fetch');
    return Response.json({ data });
  });
  return requested;
}
