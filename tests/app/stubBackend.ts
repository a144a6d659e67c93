import { vi } from 'vitest';

/** In a browser, the URL of a request may be a path alone. */
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
 * Replaces `fetch` with a backend that answers by the last part of the path; undefined for one that can't be reached. Returns the
 * list of requested URLs, without their folders.
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
