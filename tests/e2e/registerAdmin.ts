import type { Page } from 'playwright';
import { expect } from 'vitest';
import { register, verifyOtp } from '#contract/accounts/admin.ts';
import type { createMailbox } from './mailbox.ts';
import type { Product } from './product.ts';

type Admin = { fullName: string; email: string; password: string };

/** Registers an administrator and signs in, with requests instead of the forms. */
export async function registerAdmin(
  page: Page,
  { address }: Product,
  mailbox: ReturnType<typeof createMailbox>,
  admin: Admin,
): Promise<Page> {
  const registered = await page.request.post(address + register.path, { data: admin });
  expect(registered.status()).toBeLessThan(300);
  const data = { email: admin.email, otp: await mailbox.codeFor(admin.email) };
  const verified = await page.request.post(address + verifyOtp.path, { data });
  expect(verified.status()).toBe(200);
  return page;
}
