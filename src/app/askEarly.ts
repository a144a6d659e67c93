import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#features/paths.ts';
import { adminQueries } from './queries/admin.ts';

type Ask = (client: QueryClient) => Promise<unknown>;

const inventory = async (): Promise<Ask> => {
  const [{ productQueries }, { dashboardQueries }] = await Promise.all([
    import('./queries/products.ts'),
    import('./queries/dashboard.ts'),
  ]);
  return (client) =>
    Promise.all([
      client.prefetchQuery(productQueries.all()),
      client.prefetchQuery(dashboardQueries.totals()),
    ]);
};

const orders = async (): Promise<Ask> => {
  const { orderQueries } = await import('./queries/orders.ts');
  return (client) => client.prefetchQuery(orderQueries.all());
};

/** What a screen lists. How to ask is code of its own, which the sign-in does without. */
const lists: Readonly<Record<string, () => Promise<Ask>>> = {
  [paths.dashboard]: inventory,
  [paths.productList]: inventory,
  [paths.orders]: orders,
};

/**
 * Asks before anything is drawn: who is there, because the answer decides what the first screen is, and, as soon as that
 * is known and an administrator, what the first screen lists. Ends when all of it has been answered, or can't be.
 */
export function askEarly(client: QueryClient, path: string): Promise<unknown> {
  const session = client.fetchQuery(adminQueries.session());
  const list = lists[path]?.();
  return Promise.all([session, list]).then(
    ([{ status }, ask]) => (status === 'signedIn' ? ask?.(client) : undefined),
    // The page says itself what can't be reached.
    () => undefined,
  );
}
