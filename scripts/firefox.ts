// Finds the machine's Firefox, for the journeys of the project `firefox`.
import { existsSync } from 'node:fs';

const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

/** Returns the path of FIREFOX_PATH, else of the system's Firefox. Throws with the package to install. */
export function assertFirefox(): string {
  const requested = process.env['FIREFOX_PATH'];
  const path = (requested ? [requested] : (INSTALLED[process.platform] ?? [])).find((one) => existsSync(one));
  if (path) return path;
  throw new Error(
    requested
      ? `FIREFOX_PATH=${requested} does not exist`
      : 'No Firefox found. On Debian: apt-get install firefox-esr. Elsewhere install Firefox, or set FIREFOX_PATH.',
  );
}

/** Launch options for Playwright. */
export const firefoxLaunchOptions = () => ({
  // Drives an ordinary Firefox over WebDriver BiDi instead of Playwright's own build.
  channel: 'moz-firefox',
  executablePath: assertFirefox(),
  firefoxUserPrefs: {
    // A headless Firefox has no mouse. 6 is a precise pointer that can hover.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    // Scrollbars take no space, as in the tests' Chromium.
    'ui.useOverlayScrollbars': 1,
    // A slash that the page doesn't handle would open Quick Find, which takes the focus from the page.
    'accessibility.typeaheadfind.manual': false,
    // Lets pages read the clipboard without asking.
    'dom.events.testing.asyncClipboard': true,
  },
});
