import type { Device } from '#contract/accounts/account.ts';

export const formatDevice = ({ browser, system }: Device): string =>
  browser && system ? `${system} पर ${browser}` : (browser ?? system ?? 'अज्ञात डिवाइस');
