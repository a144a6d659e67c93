import { afterEach, beforeEach, expect, vi } from 'vitest';

// What the code under test complains about is a finding: a test that expects a complaint spies on it itself.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
