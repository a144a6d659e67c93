import { describe, expect, it } from 'vitest';
import { calls, extensions } from '#contract/calls.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency.ts';
import { GUEST, START, startServerUnderTest } from '../server/serverUnderTest.ts';
import type { Backend } from './client.ts';
import { allRules } from './rules/allRules.ts';
import { type Result, runRule } from './runRules.ts';
import { openSession } from './session.ts';

type Answer = Backend['answer'];

type Fault = {
  /** Wraps the server, and does something wrong. */
  plant: (answer: Answer) => Answer;
  /** The rules that must fail, and no others. */
  broken: readonly string[];
  /** Part of what each of them says. */
  fix: RegExp;
};

const ORIGIN = 'http://localhost';
const getPath = (request: Request) => new URL(request.url).pathname;
const isCall = (request: Request, call: { method: string; path: string }) =>
  request.method === call.method &&
  new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(getPath(request));

const respond = (body: unknown, status = 200, headers?: Headers) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    ...(headers && { headers }),
  });

/** Changes the data of the successful responses of a call. */
const changeData =
  (call: { method: string; path: string }, change: (data: never, request: Request) => unknown) =>
  (answer: Answer): Answer =>
  async (request) => {
    const response = await answer(request);
    if (!isCall(request, call) || response.status !== 200) return response;
    const { data } = await response.json();
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return respond({ data: change(data as never, request) }, 200, headers);
  };

/** Changes the URL of the requests of a call. */
const changeUrl =
  (call: { method: string; path: string }, change: (url: URL) => void) =>
  (answer: Answer): Answer =>
  (request) => {
    if (!isCall(request, call)) return answer(request);
    const url = new URL(request.url);
    change(url);
    return answer(new Request(url, request));
  };

/** Changes the form of new products. */
const changeForm =
  (change: (form: FormData) => FormData) =>
  (answer: Answer): Answer =>
  async (request) => {
    if (!isCall(request, calls.createProduct)) return answer(request);
    const form = await request
      .clone()
      .formData()
      .catch(() => undefined);
    if (!form) return answer(request);
    const headers = new Headers(request.headers);
    headers.delete('content-type');
    return answer(new Request(request.url, { method: 'POST', headers, body: change(form) }));
  };

const changeText = (change: (text: string) => string) =>
  changeForm((form) => {
    const text = form.get('product');
    if (typeof text === 'string') form.set('product', change(text));
    return form;
  });

function withoutSurplusImages(form: FormData): FormData {
  const files = form.getAll('images').slice(0, 6);
  form.delete('images');
  for (const file of files) form.append('images', file);
  return form;
}

const withoutCookies = (response: Response) => {
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  return new Response(response.body, { status: response.status, headers });
};

type Products = { products: { _id: string }[] };

/** Lists deleted products for good. */
function keepDeleted(answer: Answer): Answer {
  const seen = new Map<string, Products['products'][number]>();
  return changeData(calls.getAllProducts, (data: Products) => {
    for (const product of data.products) seen.set(product._id, product);
    return { products: [...seen.values()] };
  })(answer);
}

const faults: Record<string, Fault> = {
  'a wrong status: 403 instead of 401': {
    plant: (answer) => async (request) => {
      const response = await answer(request);
      const isRefused = response.status === 401 && isCall(request, calls.deleteProduct);
      return isRefused ? respond({ message: 'No.' }, 403) : response;
    },
    broken: ['sessions: deleteProduct refuses a visitor without a session'],
    fix: /Answer 401 to every call of administrators without a session/,
  },
  'a wrong status: 401 for a wrong password': {
    plant: (answer) => async (request) => {
      const response = await answer(request);
      const { data } = isCall(request, calls.login) ? await response.clone().json() : {};
      return data?.isPassValid === false ? respond({ message: 'Wrong.' }, 401) : response;
    },
    broken: ['sessions: login answers a wrong password with isPassValid false'],
    fix: /Answer this request with the status 200/,
  },
  'a missing field': {
    plant: changeData(calls.checkOtpStatus, () => ({ remainingTime: 300 })),
    broken: ['accounts: check-otp-status finds no code for an unknown address'],
    fix: /Send data\.isOtpActive as a value of type boolean/,
  },
  'a session that logout does not end': {
    plant: (answer) => async (request) => {
      if (!isCall(request, calls.logout)) return answer(request);
      return respond({ data: {} }, 200, new Headers({ 'set-cookie': 'sid=; Max-Age=0; Path=/' }));
    },
    broken: ['sessions: logout ends the session'],
    fix: /refuse its token from then on/,
  },
  'no cookie after login': {
    plant: (answer) => {
      let logins = 0;
      return async (request) => {
        const response = await answer(request);
        // The kit itself signs in first.
        return isCall(request, calls.login) && (logins += 1) > 1 ? withoutCookies(response) : response;
      };
    },
    broken: ['sessions: login opens a session with a cookie'],
    fix: /Set a session cookie at login/,
  },
  'an amount as text': {
    plant: changeData(calls.dashboardDetails, (data: { totalRevenueAmount: number }) => ({
      ...data,
      totalRevenueAmount: String(data.totalRevenueAmount),
    })),
    broken: [
      'products: dashboard-details counts the products',
      'orders: dashboard-details counts the orders',
    ],
    fix: /Send data\.totalRevenueAmount as a value of type number/,
  },
  'an HTML page instead of JSON': {
    plant: (answer) => async (request) => {
      const response = await answer(request);
      const isOrders = isCall(request, calls.getOrders) && response.status === 200;
      return isOrders ? respond('<!doctype html><title>Counter</title>') : response;
    },
    broken: [
      'orders: get-orders lists each id once',
      'orders: dashboard-details counts the orders',
      'orders: getOrderEvents begins with the order being placed',
    ],
    fix: /Answer with JSON: \{"data"/,
  },
  'an uploaded image that is missing': {
    plant: changeData(calls.getProduct, ({ product }: { product: { images: object[] } }) => ({
      product: {
        ...product,
        images: product.images.map((image) => ({ ...image, url: '/uploads/gone.webp' })),
      },
    })),
    broken: ['uploads: an uploaded image can be loaded'],
    fix: /Serve the image at the url of the response/,
  },
  'too many images, silently dropped': {
    plant: changeForm(withoutSurplusImages),
    broken: ['uploads: create-product refuses 7 images'],
    fix: /Refuse a product with more than 6 images/,
  },
  'an unknown id answered with 200': {
    plant: (answer) => async (request) => {
      const response = await answer(request);
      const isUnknown = isCall(request, calls.getProduct) && response.status === 404;
      return isUnknown ? respond({ data: { product: null } }) : response;
    },
    broken: [
      'products: delete-product removes a product',
      'products: get-product answers 404 to an unknown id',
      'odd inputs: get-product answers 404 to ids that no product can have',
    ],
    fix: /404/,
  },
  'a text without its emoji': {
    plant: changeText((text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
    broken: ['odd inputs: stores Unicode as it is sent'],
    fix: /Store product\.name as it is sent/,
  },
  'a text with escaped HTML': {
    plant: changeText((text) => text.replaceAll('<', '&lt;')),
    broken: ['odd inputs: stores HTML as text'],
    fix: /Store product\.name as it is sent/,
  },
  'a deleted product that is still listed': {
    plant: keepDeleted,
    broken: ['products: delete-product removes a product', 'products: dashboard-details counts the products'],
    fix: /Leave deleted products out of the list|the products that get-all-products lists/,
  },
  'a sort that is ignored': {
    plant: changeUrl(extensions.getProductPage, (url) => url.searchParams.delete('sort')),
    broken: [
      "pages: products: refuses a query that the contract doesn't have",
      'pages: products: sorts by each column in both directions',
      'pages: products: filters',
      'pages: products: pages of a search',
    ],
    fix: /Sort all matching rows|Send only rows that match|Cut pages|nothing\.ascending/,
  },
  'a page beyond the last that is empty': {
    plant: changeData(extensions.getProductPage, (data: { products: object[] }, request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return page > 1000 ? { ...data, page, products: [] } : data;
    }),
    broken: ['pages: products: a page beyond the last is the last'],
    fix: /Answer a page beyond the last with the last one/,
  },
  'an idempotency key that is ignored': {
    plant: (answer) => (request) => {
      request.headers.delete(IDEMPOTENCY_KEY_HEADER);
      return answer(request);
    },
    broken: [
      'idempotency: create-product runs once for each key',
      'idempotency: edit-product runs once for each key',
      'idempotency: delete-product repeats its response',
    ],
    fix: /Idempotency-Key|status 200/,
  },
};

/** Checks our server with a fault, as the guest and without what can't be undone. */
async function runWithFault(plant: Fault['plant']): Promise<Result[]> {
  let now = START;
  const { app } = await startServerUnderTest({ clock: () => (now += 1) });
  const answer: Answer = async (request) => {
    request.headers.set('host', new URL(ORIGIN).host);
    return app.fetch(request);
  };
  const session = await openSession({
    backend: { origin: ORIGIN, answer: plant(answer), sessions: 'cookies' },
    account: GUEST,
    readCode: undefined,
    isLasting: false,
    isStrict: false,
  });
  const results: Result[] = [];
  for (const rule of allRules) results.push(await runRule(rule, session));
  await session.cleanUp();
  return results;
}

const getFailures = (results: readonly Result[]) => results.filter(({ status }) => status === 'failed');
const getNames = (results: readonly Result[]) => results.map(({ rule }) => `${rule.area}: ${rule.name}`);

describe('the conformance kit', () => {
  it('finds no fault in a server without one', async () =>
    expect(getNames(getFailures(await runWithFault((answer) => answer)))).toEqual([]));

  it.each(Object.keys(faults))('finds %s, and says what to fix', async (name) => {
    const { plant, broken, fix } = faults[name]!;
    const failures = getFailures(await runWithFault(plant));
    expect(getNames(failures)).toEqual(broken);
    for (const result of failures) {
      expect(result).toMatchObject({ status: 'failed', sent: expect.stringContaining('/api/') });
      expect(result.status === 'failed' && result.failure.fix).toMatch(fix);
    }
  });
});
