/** A navigation that hasn't replaced the page by then was cancelled. */
const LEAVE_DEADLINE_MS = 10_000;

/**
 * Loads something for the page. If the browser is leaving the page, a failure is reported only after a delay: Firefox
 * ends a page's requests as soon as a navigation starts, and keeps showing the page until the next one arrives.
 */
export async function loadUnlessLeaving<Result>(load: () => Promise<Result>): Promise<Result> {
  let isLeaving = false;
  const onBeforeUnload = () => {
    isLeaving = true;
  };
  // Only during the load, because Firefox doesn't keep pages with this listener for Back.
  addEventListener('beforeunload', onBeforeUnload);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVE_DEADLINE_MS));
    throw error;
  } finally {
    removeEventListener('beforeunload', onBeforeUnload);
  }
}
