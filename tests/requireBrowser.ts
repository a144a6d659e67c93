import { browser } from '../scripts/browser.mjs';

/** Runs once for each project that needs a browser. */
export const setup = () => browser.assertFound();
