import type * as z from 'zod/mini';
import { buildRequest, type CallInput } from '#app/api/buildRequest.ts';
import type { Call } from '#contract/call.ts';
import type { Answer } from './answer.ts';
import { fail, shorten, showAnswer } from './expectations.ts';
import { validateResponse } from './validateResponse.ts';

const TIMEOUT_MS = 30_000;

/** The backend that is checked: a running one, or a server in this process. */
export type Backend = {
  /** 'https://admin.shop.example'. */
  origin: string;
  answer: (request: Request) => Promise<Response>;
  /** `page`: a backend for one visitor, who needs no cookie. */
  sessions: 'cookies' | 'page';
};

type Options = {
  /** Refuses fields that the contract doesn't have, and refusals without a message. */
  isStrict: boolean;
  /** Is told what is sent, for messages. */
  onSend: (sent: string) => void;
  /** Is told which calls succeeded. */
  onSuccess: (call: Call, input: unknown) => void;
};

/** One visitor with a cookie jar, like a browser. */
export type Client = {
  /** Makes a call and returns the response, whatever it is. */
  send<C extends Call>(call: C, input: CallInput<C>, headers?: Record<string, string>): Promise<Answer>;
  /** Makes a call that must succeed. Returns its data, checked against the schema. */
  call<C extends Call>(
    call: C,
    input: CallInput<C>,
    headers?: Record<string, string>,
  ): Promise<z.output<C['response']>>;
  /** Sends any request below the backend's origin. */
  request(path: string, init: RequestInit): Promise<Answer>;
  /** Sends a request without reading the response, which may never end. */
  open(path: string, init: RequestInit): Promise<Response>;
  /** Cookies by name. */
  cookies: Map<string, string>;
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores the cookies of a response, and removes those that it ends. */
function storeCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const set of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(set) ?? [];
    const expires = /;\s*expires=([^;]+)/i.exec(set)?.[1];
    const isEnded = /;\s*max-age=(?:0|-\d+)\s*(?:;|$)/i.test(set) || Date.parse(expires ?? '') < Date.now();
    if (isEnded || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

const SECRETS = /"(\w*password|otp)":"(?:[^"\\]|\\.)*"/gi;

/** Describes a body for messages, without passwords and files. */
function describeBody(body: unknown): string {
  if (typeof body === 'string') return ` ${shorten(body.replaceAll(SECRETS, '"$1":"…"'))}`;
  if (!(body instanceof FormData)) return '';
  const parts = [...body].map(([name, value]) =>
    typeof value === 'string'
      ? `${name}=${shorten(value)}`
      : `${name}=${value.name} (${value.type}, ${value.size} bytes)`,
  );
  return ` form ${parts.join(', ')}`;
}

export function createClient(backend: Backend, { isStrict, onSend, onSuccess }: Options): Client {
  const cookies = new Map<string, string>();

  async function open(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('origin', backend.origin);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    onSend(`${init.method ?? 'GET'} ${shorten(path)}${describeBody(init.body)}`);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const options: RequestInit = { signal, ...init, headers, redirect: 'manual' };
    const response = await backend.answer(new Request(backend.origin + path, options));
    storeCookies(cookies, response.headers);
    return response;
  }

  async function read(path: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await open(path, init);
      const text = await response.text();
      const { status, headers } = response;
      return { status, headers, text, body: parseJson(text), isStrict };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
      const received = `${String(error)} ${cause}`.trim();
      const fix =
        'Answer every request, and find the crash or the closed connection in the log of the backend.';
      return fail({ expected: 'a response within 30 seconds', received, fix });
    }
  }

  async function request(path: string, init: RequestInit): Promise<Answer> {
    const answer = await read(path, init);
    if (answer.status !== 429) return answer;
    const seconds = answer.headers.get('retry-after') ?? 'some';
    const fix = `Run the kit again after ${seconds} seconds, or raise the limits of the backend for it.`;
    return fail({ expected: 'no limit of requests', received: showAnswer(answer), fix });
  }

  async function send<C extends Call>(call: C, input: CallInput<C>, headers: Record<string, string> = {}) {
    const { url, init } = buildRequest(call, input);
    return request(url, { ...init, headers: { ...init.headers, ...headers } });
  }

  return {
    cookies,
    request,
    send,
    async call(call, input, headers) {
      const data = validateResponse(call, await send(call, input, headers), isStrict);
      onSuccess(call, input);
      return data;
    },
    open,
  };
}
