import type { QueryClient } from '@tanstack/react-query';
import { clearAdminData } from '../browser/adminStorage.ts';
import { removeLoadedData, sessionQuery } from './sessionQuery.ts';

/** The page is shown after this delay even without a response: it may be offline. */
const DEADLINE_MS = 3000;

/**
 * Checks the session when the browser restores a page from its back/forward cache. The page stays hidden until
 * then, because someone else may use the computer now.
 */
export function checkSessionOnPageShow(client: QueryClient) {
  const { queryKey } = sessionQuery;
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    const { style } = document.documentElement;
    style.visibility = 'hidden';
    const deadline = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS));
    await Promise.race([client.refetchQueries({ queryKey }), deadline]);
    const session = client.getQueryData(queryKey);
    if (session?.status === 'signedOut') removeLoadedData(client);
    if (session?.status === 'signedIn') clearAdminData(session.admin.email);
    // After React has rendered the change.
    setTimeout(() => (style.visibility = ''));
  });
}
