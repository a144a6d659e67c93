import { afterEach, beforeEach, expect, vi } from 'vitest';

// A logged error fails the test. A test that expects one must spy on console.error.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

// `listen` replaces them in the whole process, which later test files share.
const { Request, Response } = globalThis;
afterEach(() => {
  for (const [name, value] of Object.entries({ Request, Response }))
    Object.defineProperty(globalThis, name, { value });
});

// Node has no window, whose events modules of src listen to.
const page = new EventTarget();
globalThis.addEventListener ??= page.addEventListener.bind(page);
globalThis.removeEventListener ??= page.removeEventListener.bind(page);
