import { expect, it, vi } from 'vitest';
import { latePart } from '#ui/select/latePart.ts';

it('is fetched once for all who ask', async () => {
  const fetch = vi.fn(async () => 'list');
  const late = latePart(fetch);
  expect(late.known()).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
  expect(await Promise.all([late.load(), late.load()])).toEqual(['list', 'list']);
  expect(await late.load()).toBe('list');
  expect(late.known()).toBe('list');
  expect(fetch).toHaveBeenCalledOnce();
});

it('is fetched anew after it could not be had', async () => {
  const fetch = vi.fn(async () => 'list').mockRejectedValueOnce(new Error('no network'));
  const late = latePart(fetch);
  await expect(late.load()).rejects.toThrow('no network');
  expect(late.known()).toBeUndefined();
  expect(await late.load()).toBe('list');
});
