import type { Device } from '#contract/accounts/account.ts';

export const formatDevice = ({ browser, system }: Device): string =>
  browser && system ? `${browser} auf ${system}` : (browser ?? system ?? 'Unbekanntes Gerät');
