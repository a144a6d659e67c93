import type { QueryClient } from '@tanstack/react-query';
import { clearAdminData } from '../browser/adminStorage.ts';
import { adminQueries } from '../queries/admin.ts';

/** A page that hears nothing from the server is shown again after this: it may be offline for long. */
const DEADLINE_MS = 3000;

/**
 * Asks who is signed in when the browser shows a page as it was left, which Back does from its cache. Until the answer
 * is there, the page stays hidden: it may be another one's who sits there now.
 */
export function checkSessionOnPageShow(client: QueryClient) {
  const { queryKey } = adminQueries.session();
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    const { style } = document.documentElement;
    style.visibility = 'hidden';
    const isAnswered = client.refetchQueries({ queryKey });
    await Promise.race([isAnswered, new Promise((resolve) => setTimeout(resolve, DEADLINE_MS))]);
    const session = client.getQueryData(queryKey);
    if (session?.status === 'signedOut')
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    if (session?.status === 'signedIn') clearAdminData(session.admin.email);
    // React draws what the answer changes before the next task.
    setTimeout(() => (style.visibility = ''));
  });
}
