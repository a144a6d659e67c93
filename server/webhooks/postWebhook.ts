import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type DeliveryProblem, MAX_ANSWER_LENGTH } from '#contract/webhooks/webhookCalls.ts';
import type { DeliveryAnswer } from '../base/webhooks.ts';
import {
  createPublicLookup,
  findUrlProblem,
  type LookUpAll,
  PrivateAddressError,
} from './webhookAddresses.ts';

/** By the recommendation of Standard Webhooks: 15 to 30 seconds. */
export const TIMEOUT_MS = 15_000;
/** The largest part of an answer that is read. A UTF-16 code unit has at most three bytes in UTF-8. */
const MAX_ANSWER_BYTES = 3 * MAX_ANSWER_LENGTH;

type WebhookRequest = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Rejects the promise when it aborts. */
  shutdown: AbortSignal;
};

export type PostOptions = {
  /** `allow` also allows http. */
  privateAddresses: 'refuse' | 'allow';
  timeoutMs?: number;
  lookUpAll?: LookUpAll;
};

/** `retryAfterMs` is what a failed receiver asked for. */
export type WebhookResult = DeliveryAnswer & { retryAfterMs: number | undefined };

const CERTIFICATE_ERRORS = /CERT|TLS|SSL|UNABLE_TO_|EPROTO/;

function toProblem(error: unknown): DeliveryProblem {
  if (error instanceof PrivateAddressError) return 'privateAddress';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ABORT_ERR') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost';
  if (code.startsWith('HPE_')) return 'unreadable';
  return CERTIFICATE_ERRORS.test(code) ? 'certificate' : 'unreachable';
}

/** Reads the start of an answer. One that ends too early or too late has what came until then. */
async function readStart(response: IncomingMessage): Promise<string | undefined> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  // Requests accept no compression, and nothing decompresses it: a small answer could become a very large one.
  if (encoding !== 'identity') return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // The status has arrived, which is the answer.
  }
  const bytes = Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES);
  const text = new TextDecoder().decode(bytes).replaceAll('\0', '').slice(0, MAX_ANSWER_LENGTH);
  return text.toWellFormed() || undefined;
}

const DAY_SECONDS = 86_400;

/** Reads Retry-After in seconds, at most a day. */
function readRetryAfter({ headers }: IncomingMessage): number | undefined {
  const [, seconds] = /^\s*(\d{1,9})\s*$/.exec(headers['retry-after'] ?? '') ?? [];
  return seconds === undefined ? undefined : Math.min(Number(seconds), DAY_SECONDS) * 1000;
}

const noAnswer = (problem: DeliveryProblem): WebhookResult => ({
  answerStatus: undefined,
  answer: undefined,
  problem,
  retryAfterMs: undefined,
});

export const isSuccess = ({ answerStatus }: DeliveryAnswer): boolean =>
  answerStatus !== undefined && answerStatus >= 200 && answerStatus < 300;

/**
 * Posts a webhook. Redirects are not followed, by the specification, so they can't lead into a private network. Rejects only
 * if the server shuts down before the answer.
 */
export async function postWebhook(
  { url, headers, body, shutdown }: WebhookRequest,
  { privateAddresses, timeoutMs = TIMEOUT_MS, lookUpAll }: PostOptions,
): Promise<WebhookResult> {
  const problem = findUrlProblem(url, privateAddresses);
  if (problem) return noAnswer(problem === 'insecure' ? 'insecure' : 'privateAddress');
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Counter',
      accept: '*/*',
      'accept-encoding': 'identity',
      ...headers,
    },
    // A connection of its own, because the lookup checks connections when they are made.
    agent: false,
    ...(privateAddresses === 'refuse' && { lookup: createPublicLookup(lookUpAll) }),
    signal: AbortSignal.any([shutdown, AbortSignal.timeout(timeoutMs)]),
  });
  try {
    const response = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
      request.once('response', resolve);
      request.on('error', reject);
      // If the receiver switches protocols, the connection closes without an error.
      request.once('close', () => resolve(undefined));
      request.end(body);
    });
    if (!response) return noAnswer('unreadable');
    const answerStatus = response.statusCode ?? 0;
    const isRedirect = answerStatus >= 300 && answerStatus < 400;
    return {
      answerStatus,
      answer: await readStart(response),
      problem: isRedirect ? 'redirect' : undefined,
      retryAfterMs: readRetryAfter(response),
    };
  } catch (error) {
    if (shutdown.aborted) throw error;
    return noAnswer(toProblem(error));
  } finally {
    request.destroy();
  }
}
