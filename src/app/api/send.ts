import type { Call, ParsedResponse } from '#contract/call.ts';
import { unwrapData, getFieldName, getMessage } from '#contract/wire/envelope.ts';
import { getShownLanguage } from '../language/messageStore.ts';
import { HOST, type Input, buildRequest } from './buildRequest.ts';
import { ApiError } from './failure.ts';
import { readListRevision, setListRevision } from './listRevisions.ts';
import { renewalGate } from './renewalGate.ts';

/** A response: status and body, which stays text if it isn't JSON. */
export type Reply = {
  status: number;
  statusText: string;
  body: unknown;
  /** Revision of the list in the body. */
  revision?: number | undefined;
};

/** Sends a request. Resolves to undefined if there is no response; throws if aborted. */
export type Transport = (url: string, init: RequestInit) => Promise<Reply | undefined>;

/**
 * Makes a call with `fetch`.
 * @throws {ApiError} unless the response is a readable 200.
 */
export const send = <C extends Call>(
  call: C,
  input: Input<C>,
  signal?: AbortSignal,
): Promise<ParsedResponse<C>> => sendWith(fetchTransport(signal), call, input);

/**
 * Makes a call with any transport. If the session has ended, it waits for the administrator to sign in again.
 * @throws {ApiError} unless the response is a readable 200.
 */
export const sendWith = <C extends Call>(
  transport: Transport,
  call: C,
  input: Input<C>,
): Promise<ParsedResponse<C>> => renewalGate.pass(call, () => attempt(transport, call, input));

async function attempt<C extends Call>(
  transport: Transport,
  call: C,
  input: Input<C>,
): Promise<ParsedResponse<C>> {
  const { line, url, init, canRepeat } = buildRequest(call, input);
  // The server's messages come in the shown language.
  const headers = { ...init.headers, 'Accept-Language': getShownLanguage() };
  const carry = () => transport(HOST + url, { ...init, headers });
  // Only the response may have been lost. With a key, the backend doesn't carry it out twice.
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

/** An empty body is `undefined`; a body that isn't JSON stays text. */
function jsonOr(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

function read<C extends Call>(call: C, answer: unknown, line: string): ParsedResponse<C> {
  const parsed = call.parsedResponse.safeParse(unwrapData(answer));
  if (parsed.success) return parsed.data as ParsedResponse<C>;
  const [issue] = parsed.error.issues;
  const reason = `${issue?.path.join('.') || 'data'}: ${issue?.message ?? 'not as agreed'}`;
  throw new ApiError(line, { kind: 'unreadable', reason });
}
