import type { Call, ParsedResponse } from '#contract/call.ts';
import type { Input } from './buildRequest.ts';
import { type Transport, type Reply, sendWith } from './send.ts';

export type UploadOptions = {
  /** Share of the body that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Makes a call with XMLHttpRequest, because `fetch` doesn't report upload progress.
 * @throws {ApiError} unless the response is a readable 200.
 */
export const sendWithProgress = <C extends Call>(
  call: C,
  input: Input<C>,
  options: UploadOptions,
): Promise<ParsedResponse<C>> => sendWith(uploadTransport(options), call, input);

const uploadTransport =
  ({ onProgress, signal }: UploadOptions): Transport =>
  (url, { method = 'POST', credentials, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = credentials === 'include';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () => resolve(toReply(request)));
      request.addEventListener('error', () => resolve(undefined));
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was given up', 'AbortError')),
      );
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });

function toReply({ status, statusText, responseText }: XMLHttpRequest): Reply {
  try {
    return { status, statusText, body: JSON.parse(responseText) };
  } catch {
    return { status, statusText, body: undefined };
  }
}
