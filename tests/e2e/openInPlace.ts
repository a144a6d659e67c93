import type { Page } from 'playwright';

/** Opens an address like Back, without loading the document again. */
export const openInPlace = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
