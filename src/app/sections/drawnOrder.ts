/**
 * The order whose dialog is drawn: the open one; before that, out of sight, the one that may be opened next; and, out of
 * sight again, the one just closed, until the frame without it has been shown.
 */
export type DrawnOrder = { id: string; as: 'expected' | 'open' | 'closed' };

type Next = DrawnOrder | undefined;

/** What the page has been asked to show, by a press or by its address. */
export function withOpenOrder(now: Next, id: string | undefined): Next {
  if (id === undefined) return now?.as === 'open' ? { ...now, as: 'closed' } : now;
  return now?.as === 'open' && now.id === id ? now : { id, as: 'open' };
}

/** What is open, or is on its way out, is not disturbed by what may come after it. */
export function withExpected(now: Next, id: string | undefined): Next {
  if (now && now.as !== 'expected') return now;
  if (id === undefined) return undefined;
  return now?.id === id ? now : { id, as: 'expected' };
}

export const withoutClosed = (now: Next): Next => (now?.as === 'closed' ? undefined : now);
