import type { Call, ParsedResponse } from '#contract/call.ts';
import type { CallInput } from './buildRequest.ts';
import { type Transport, type RawResponse, sendWith } from './send.ts';

export type UploadOptions = {
  /** Called with the fraction of the body that has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Makes a call with XMLHttpRequest, because `fetch` doesn't report upload progress.
 * @throws {ApiError} unless the response is a 200 that matches the contract.
 */
export const sendWithProgress = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options: UploadOptions,
): Promise<ParsedResponse<C>> => sendWith(createUploadTransport(options), call, input);

const createUploadTransport =
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
      request.addEventListener('load', () => resolve(toRawResponse(request)));
      request.addEventListener('error', () => resolve(undefined));
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was aborted', 'AbortError')),
      );
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });

function toRawResponse({ status, statusText, responseText }: XMLHttpRequest): RawResponse {
  try {
    return { status, statusText, body: JSON.parse(responseText) };
  } catch {
    return { status, statusText, body: undefined };
  }
}
