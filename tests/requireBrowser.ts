import { browser } from '../scripts/browser.mjs';
import { providePinnedBrowser } from '../scripts/pinnedBrowser.mjs';

/** Runs once before the stories: the pinned browser runs them, or else one of the machine's. */
export async function setup() {
  if (!(await providePinnedBrowser())) browser.assertFound();
}
