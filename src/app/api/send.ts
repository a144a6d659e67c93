import type { Call, Data } from '#contract/call.ts';
import { unwrapData, getFieldName, getMessage } from '#contract/wire/envelope.ts';
import { getShownLanguage } from '../language/wordsStore.ts';
import { HOST, type Input, buildRequest } from './buildRequest.ts';
import { ApiError } from './failure.ts';
import { readListRevision, setListRevision } from './listRevisions.ts';
import { renewalGate } from './renewalGate.ts';

/** What came back: the status, and the body, as text where it was no JSON. */
export type Reply = {
  status: number;
  statusText: string;
  body: unknown;
  /** Of the list that it shows. */
  revision?: number | undefined;
};

/** Carries a request there and the reply back. It throws when it was aborted, and resolves to undefined when no reply comes. */
export type Transport = (url: string, init: RequestInit) => Promise<Reply | undefined>;

/**
 * A call, sent by the browser's `fetch`.
 * @throws {ApiError} whenever there is no readable 200.
 */
export const send = <C extends Call>(call: C, input: Input<C>, signal?: AbortSignal): Promise<Data<C>> =>
  sendWith(fetchTransport(signal), call, input);

/**
 * The product's only way to the network, whoever carries the request. Where the session has ended, the call waits for
 * the administrator to sign in again.
 * @throws {ApiError} whenever there is no readable 200.
 */
export const sendWith = <C extends Call>(transport: Transport, call: C, input: Input<C>): Promise<Data<C>> =>
  renewalGate.pass(call, () => attempt(transport, call, input));

async function attempt<C extends Call>(transport: Transport, call: C, input: Input<C>): Promise<Data<C>> {
  const { line, url, init, canRepeat } = buildRequest(call, input);
  // Messages come back in the language that is shown.
  const headers = { ...init.headers, 'Accept-Language': getShownLanguage() };
  const carry = () => transport(HOST + url, { ...init, headers });
  // Only the answer may have been lost. With a key the backend does not do it twice.
  const reply = (await carry()) ?? (canRepeat ? await carry() : undefined);
  if (!reply) throw new ApiError(line, { kind: 'unreachable' });
  const { status, statusText, body, revision } = reply;
  if (status !== 200) {
    const [message, field] = [getMessage(body), getFieldName(body)];
    throw new ApiError(line, { kind: 'refused', status, statusText, message, field });
  }
  const data = read(call, body, line);
  setListRevision(data, revision);
  return data;
}

const fetchTransport =
  (signal: AbortSignal | undefined): Transport =>
  async (url, init) => {
    const request = new Request(url, { ...init, ...(signal && { signal }) });
    try {
      const response = await fetch(request);
      const body = jsonOr(await response.text());
      const revision = readListRevision(response.headers);
      return { status: response.status, statusText: response.statusText, body, revision };
    } catch (error) {
      if (request.signal.aborted) throw error;
      return undefined;
    }
  };

/** Nothing is nothing, and may do; what is no JSON stays text, which no call reads. */
function jsonOr(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function read<C extends Call>(call: C, answer: unknown, line: string): Data<C> {
  const parsed = call.parsedResponse.safeParse(unwrapData(answer));
  if (parsed.success) return parsed.data as Data<C>;
  const [issue] = parsed.error.issues;
  const reason = `${issue?.path.join('.') || 'data'}: ${issue?.message ?? 'not as agreed'}`;
  throw new ApiError(line, { kind: 'unreadable', reason });
}
