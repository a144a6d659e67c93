import { expect, test, vi } from 'vitest';
import { checkOnce } from './checkOnce.ts';

test('checks again what failed, and not what passed', async () => {
  const check = vi.fn<() => Promise<void>>();
  check.mockRejectedValueOnce(new Error('no name'));
  await expect(checkOnce('a button', check)).rejects.toThrow('no name');
  await checkOnce('a button', check);
  await checkOnce('a button', check);
  expect(check).toHaveBeenCalledTimes(2);
  await checkOnce('a link', check);
  expect(check).toHaveBeenCalledTimes(3);
});
