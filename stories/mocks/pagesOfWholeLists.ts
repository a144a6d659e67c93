import { http, type HttpHandler, HttpResponse } from 'msw';
import { checkAdmin } from '#contract/accounts/admin.ts';
import { calls } from '#contract/calls.ts';
import { type ExtensionName, extensions } from '#contract/extensions.ts';
import { LIST_FILTERED, LIST_GROUPED, LIST_PAGED } from '#contract/lists/pageCall.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { mockPages } from './pagedLists.ts';

/** Marks what a handler here asks of the story's own handlers. */
const MARK = 'x-asked-by-pages';

type Data = Record<string, unknown>;
type Asked = { url: string; init?: RequestInit };

/** Asks the story's own handlers, whatever they answer: a refusal, nothing at all, or nothing ever. */
const askStory = ({ url, init }: Asked) =>
  fetch(new URL(url, location.href), { ...init, headers: { [MARK]: 'yes' } });

/** Passes on what is marked, and answers everything else. */
const unlessMarked =
  (answer: (request: Request) => Promise<Response>) =>
  async ({ request }: { request: Request }) => {
    if (request.headers.has(MARK)) return undefined;
    return answer(request).catch(() => HttpResponse.error());
  };

/** Announces pages, beside what the story's backend announces. */
const session = http.get(
  `*${checkAdmin.path}`,
  unlessMarked(async ({ url }) => {
    const response = await askStory({ url });
    const body = (await response.json().catch(() => undefined)) as { data?: Data } | undefined;
    if (!body?.data?.['isLoggedIn']) return HttpResponse.json(body ?? {}, { status: response.status });
    const capabilities = [
      ...((body.data['capabilities'] ?? []) as string[]),
      LIST_PAGED,
      LIST_FILTERED,
      LIST_GROUPED,
    ];
    return HttpResponse.json({ data: { ...body.data, capabilities } });
  }),
);

/**
 * Answers a call from a whole list of the story's, by the mocks that cut pages out of one. What the story says instead of a
 * list is said instead of a page.
 */
const cutFrom = (
  name: 'products' | 'orders',
  call: ExtensionName,
  rowsOf: (rows: unknown[]) => unknown[],
) => {
  const { path } = extensions[call];
  const whole = name === 'products' ? calls.getAllProducts : calls.getOrders;
  return http.get(`*${path}`, async ({ request, requestId }) => {
    const response = await askStory({ url: whole.path }).catch(() => undefined);
    if (!response) return HttpResponse.error();
    const body = (await response.json().catch(() => ({}))) as { data?: Data };
    const rows = body.data?.[name];
    if (!response.ok || !Array.isArray(rows)) return HttpResponse.json(body, { status: response.status });
    const shown = rowsOf(rows);
    const pages = mockPages({
      products: () => shown as StoredProduct[],
      orders: () => shown as StoredOrder[],
    }) as Record<string, HttpHandler>;
    const answered = await pages[call]!.run({ request, requestId });
    return answered?.response;
  });
};

/**
 * Makes a backend with pages of whichever backend a story has, so that the same story can be played on both: each page is cut
 * out of what the story answers for the whole list. Make one per story.
 */
export function pagesOfWholeLists(): HttpHandler[] {
  const deleted = new Set<unknown>();
  const withoutDeleted = (rows: unknown[]) => rows.filter((row) => !deleted.has((row as Data)['_id']));
  // A page is asked for again after a deletion: the mocks of whole lists need not know that a product has gone.
  const deletion = http.delete(
    `*${calls.deleteProduct.path}`,
    unlessMarked(async ({ url, method }) => {
      const response = await askStory({ url, init: { method } });
      if (response.ok) deleted.add(new URL(url).pathname.split('/').at(-1));
      return response;
    }),
  );
  const asIs = (rows: unknown[]) => rows;
  return [
    session,
    deletion,
    cutFrom('products', 'getProductPage', withoutDeleted),
    cutFrom('orders', 'getOrderPage', asIs),
    cutFrom('orders', 'getOrder', asIs),
  ];
}
