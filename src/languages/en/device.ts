import type { Device } from '#contract/accounts/account.ts';

/** 'Chrome on Windows', or what is known of it. */
export const formatDevice = ({ browser, system }: Device): string =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');
