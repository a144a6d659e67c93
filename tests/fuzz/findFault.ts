import { isDeepStrictEqual } from 'node:util';
import { type FuzzRequest, endpoints } from './requests.ts';
import type { HttpRequest } from './toHttpRequest.ts';

export type FuzzResponse = { status: number; type: string; text: string };

/** What a right request may meet: what it was about is gone, or changed by now; a link that was never sent; a limit. */
const UNLUCKY = [404, 409, 410, 429];

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an answer of 200 is what the contract promises: no field missing, and none too many. */
function breach(request: FuzzRequest, body: Record<string, unknown>): string | undefined {
  const parsed = endpoints[request.name].response.safeParse(body.data);
  if (!parsed.success) return `breaks the contract: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, body.data) ? undefined : 'tells more than the contract names';
}

/** Whether the body of the request is one that the contract does not know. */
function isMisshapen({ name, sending }: FuzzRequest): boolean {
  const call = endpoints[name];
  if (call.bodyType !== 'json') return false;
  return sending.kind !== 'text' || !call.body.safeParse(jsonOf(sending.text)).success;
}

function complaintAbout200(
  request: FuzzRequest,
  sent: HttpRequest,
  body: Record<string, unknown>,
): string | undefined {
  const isTheCall = request.otherPath === null && sent.method === endpoints[request.name].method;
  if (!isTheCall) return Object.keys(body).join() === 'data' ? undefined : 'a 200 without data';
  if (isMisshapen(request)) return 'took what the contract does not know';
  return breach(request, body);
}

/** What is wrong with an answer, where something is. */
export function findFault(
  request: FuzzRequest,
  sent: HttpRequest,
  { status, type, text }: FuzzResponse,
): string | undefined {
  if (status >= 500) return 'a failure';
  if (sent.method === 'HEAD' || status === 304) return text === '' ? undefined : 'a body where none may be';
  if (!type.startsWith('application/json')) return `of type ${type}`;
  const body = jsonOf(text);
  if (!isRecord(body)) return 'no JSON object';
  if (status === 200) return complaintAbout200(request, sent, body);
  if (typeof body.message !== 'string' || body.message === '') return 'refused without words';
  if (Object.keys(body).some((name) => !['message', 'field'].includes(name)))
    return 'a refusal with more in it';
  return request.isRight && !UNLUCKY.includes(status) ? 'refused what is right' : undefined;
}
