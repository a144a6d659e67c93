// Compile-time tests: each line below must be an error.
import { send } from '#app/api/send.ts';
import { calls, extensions } from '#contract/calls.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { productList } from '#mocks/englishProductList.ts';
import { mockCall } from '#mocks/mockCall.ts';
import { handlers } from '#server/http/app.ts';
import type { Handlers } from '#server/base/handler.ts';

// @ts-expect-error the product's id is missing
void send(calls.getProduct, { params: {}, body: undefined });
// @ts-expect-error a login has a password
void send(calls.login, { params: {}, body: { email: 'a@b.co' } });
// @ts-expect-error the query of a page is missing
void send(extensions.getProductPage, { params: {}, body: undefined });
// @ts-expect-error a call without a query is given one
void send(calls.getOrders, { params: {}, body: undefined, query: { page: 1 } });
// @ts-expect-error a mock may not answer with another shape
mockCall(calls.getAllProducts, () => ({ products: [{ _id: '1' }] }));

const { logout: _, ...withoutLogout } = handlers;
// @ts-expect-error a call without a handler
void (withoutLogout satisfies Handlers);

const props = {
  list: productList,
  criteria: getDefaultCriteria(productList),
  onChange: () => {},
  actions: { onDelete: () => {} },
  onRetry: () => {},
};
// @ts-expect-error there are no rows while loading
void ListTable({ ...props, state: { status: 'loading', rows: [] } });
