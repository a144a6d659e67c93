import { parse } from 'bowser';
import type { Device } from '#contract/accounts/account.ts';

/** User agents are cut to this length. Browsers send up to 200 characters. */
export const MAX_USER_AGENT_LENGTH = 300;

/** The longest lifetime that browsers give a cookie. */
export const DEVICE_LIFETIME_MS = 400 * 24 * 3_600_000;

/** Names the browser and system of a user agent. Apple's phones and tablets are named by their model. */
export function describeDevice(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os, platform } = parse(userAgent);
  const model = os.name === 'iOS' ? platform.model : undefined;
  return { browser: browser.name || null, system: model || os.name || null };
}
