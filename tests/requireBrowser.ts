import { browser } from '../scripts/browser.mjs';
import { providePinnedBrowser } from '../scripts/pinnedBrowser.mjs';

/** Checks before the stories run that there is a browser. */
export async function setup() {
  if (!(await providePinnedBrowser())) browser.assertFound();
}
