import type { Call, ParsedResponse } from '#contract/call.ts';
import { unwrapData, getErrorField, getErrorMessage } from '#contract/wire/envelope.ts';
import { loadUnlessLeaving } from '#features/loading/loadUnlessLeaving.ts';
import { getCurrentLanguage } from '../language/messageStore.ts';
import { type CallInput, buildRequest } from './buildRequest.ts';
import { ApiError } from './failure.ts';
import { HOST } from './host.ts';
import { readListRevision, setListRevision } from './listRevisions.ts';
import { renewalGate } from './renewalGate.ts';

/** A response whose body has not been checked against the contract. */
export type RawResponse = {
  status: number;
  statusText: string;
  body: unknown;
  /** Revision of the list in the body. */
  revision?: number | undefined;
};

/** Sends a request. Resolves to undefined if there is no response; throws if aborted. */
export type Transport = (url: string, init: RequestInit) => Promise<RawResponse | undefined>;

/**
 * Makes a call with `fetch`.
 * @throws {ApiError} unless the response is a 200 that matches the contract.
 */
export const send = <C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<ParsedResponse<C>> => sendWith(createFetchTransport(signal), call, input);

/**
 * Makes a call with any transport. If the session has ended, it waits for the administrator to sign in again.
 * @throws {ApiError} unless the response is a 200 that matches the contract.
 */
export const sendWith = <C extends Call>(
  transport: Transport,
  call: C,
  input: CallInput<C>,
): Promise<ParsedResponse<C>> => renewalGate.run(call, () => sendRequest(transport, call, input));

async function sendRequest<C extends Call>(
  transport: Transport,
  call: C,
  input: CallInput<C>,
): Promise<ParsedResponse<C>> {
  const { requestLine, url, init, canRepeat } = buildRequest(call, input);
  // The server writes its messages in the shown language.
  const headers = { ...init.headers, 'Accept-Language': getCurrentLanguage() };
  const attempt = () => transport(HOST + url, { ...init, headers });
  // Without a response, the request may still have arrived. It is repeated only with an idempotency key.
  const response = (await attempt()) ?? (canRepeat ? await attempt() : undefined);
  if (!response) throw new ApiError(requestLine, { kind: 'unreachable' });
  const { status, statusText, body, revision } = response;
  if (status !== 200) {
    const [message, field] = [getErrorMessage(body), getErrorField(body)];
    throw new ApiError(requestLine, { kind: 'refused', status, statusText, message, field });
  }
  const data = parseData(call, body, requestLine);
  setListRevision(data, revision);
  return data;
}

const createFetchTransport =
  (signal: AbortSignal | undefined): Transport =>
  async (url, init) => {
    const request = new Request(url, { ...init, ...(signal && { signal }) });
    try {
      return await loadUnlessLeaving(async () => {
        const response = await fetch(request);
        const body = parseJsonOrText(await response.text());
        const revision = readListRevision(response.headers);
        return { status: response.status, statusText: response.statusText, body, revision };
      });
    } catch (error) {
      if (request.signal.aborted) throw error;
      return undefined;
    }
  };

/** An empty body is `undefined`; a body that isn't JSON stays text. */
function parseJsonOrText(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function parseData<C extends Call>(call: C, body: unknown, requestLine: string): ParsedResponse<C> {
  const parsed = call.parsedResponse.safeParse(unwrapData(body));
  if (parsed.success) return parsed.data as ParsedResponse<C>;
  const [issue] = parsed.error.issues;
  const reason = `${issue?.path.join('.') || 'data'}: ${issue?.message ?? 'invalid'}`;
  throw new ApiError(requestLine, { kind: 'unreadable', reason });
}
