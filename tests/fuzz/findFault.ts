import { isDeepStrictEqual } from 'node:util';
import { type FuzzRequest, endpoints } from './requests.ts';
import type { HttpRequest } from './toHttpRequest.ts';

export type FuzzResponse = { status: number; type: string; text: string };

/** Error statuses of valid requests: a missing or changed item, an unknown link, or a limit. */
const EXPECTED_ERRORS = [404, 409, 410, 429];

/** Calls that the guest, who sends all requests, may not make. */
const REFUSED_CALLS: readonly FuzzRequest['name'][] = [
  'getStoreKeys',
  'createStoreKey',
  'endStoreKey',
  'saveProfile',
  'changePassword',
  'endSession',
  'endOtherSessions',
  'getPasskeys',
  'startPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'saveSignInRule',
  'createRecoveryCodes',
  'getWebhookEndpoints',
  'createWebhookEndpoint',
  'saveWebhookEndpoint',
  'removeWebhookEndpoint',
  'rotateWebhookSecret',
  'getWebhookDeliveries',
  'sendTestWebhook',
  'sendWebhookAgain',
];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns how the data of a 200 response breaks the contract. */
function findContractBreach(request: FuzzRequest, body: Record<string, unknown>): string | undefined {
  const parsed = endpoints[request.name].response.safeParse(body.data);
  if (!parsed.success) return `breaks the contract: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, body.data) ? undefined : 'has fields that are not in the contract';
}

/** Returns whether the body of a request breaks the contract. */
function hasInvalidBody({ name, sending }: FuzzRequest): boolean {
  const call = endpoints[name];
  if (call.bodyType !== 'json') return false;
  return sending.kind !== 'text' || !call.body.safeParse(parseJson(sending.text)).success;
}

function findFaultIn200(
  request: FuzzRequest,
  sent: HttpRequest,
  body: Record<string, unknown>,
): string | undefined {
  const isTheCall = request.otherPath === null && sent.method === endpoints[request.name].method;
  if (!isTheCall) return Object.keys(body).join() === 'data' ? undefined : 'a 200 without data';
  if (hasInvalidBody(request)) return 'accepted a body that breaks the contract';
  return findContractBreach(request, body);
}

/** Returns whether a product was sold more often than it was in stock. */
export const hasNegativeStock = (products: readonly { stock: number }[]): boolean =>
  products.some(({ stock }) => stock < 0);

/** Returns what is wrong with a response. */
export function findFault(
  request: FuzzRequest,
  sent: HttpRequest,
  { status, type, text }: FuzzResponse,
): string | undefined {
  if (status >= 500) return 'a failure';
  if (sent.method === 'HEAD' || status === 304) return text === '' ? undefined : 'unexpected body';
  if (!type.startsWith('application/json')) return `content type ${type}`;
  const body = parseJson(text);
  if (!isRecord(body)) return 'not a JSON object';
  if (status === 200) return findFaultIn200(request, sent, body);
  if (typeof body.message !== 'string' || body.message === '') return 'error without a message';
  if (Object.keys(body).some((name) => !['message', 'field'].includes(name)))
    return 'error with unknown fields';
  if (status === 403 && REFUSED_CALLS.includes(request.name)) return undefined;
  return request.isRight && !EXPECTED_ERRORS.includes(status) ? 'valid request was refused' : undefined;
}
