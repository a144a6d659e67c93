import type { Device } from '#contract/accounts/account.ts';
import { isolate } from './rules.ts';

export function formatDevice({ browser, system }: Device): string {
  if (browser && system) return `${isolate(browser)} على ${isolate(system)}`;
  const known = browser ?? system;
  return known ? isolate(known) : 'جهاز غير معروف';
}
