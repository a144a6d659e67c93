import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearAdminData } from '#app/browser/adminStorage.ts';
import { loadLetterKeys, saveLetterKeys } from '#app/palette/useLetterKeys.ts';
import { createStorage } from '../createStorage.ts';

const ME = 'me@counter.example';
const OTHER = 'other@counter.example';

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('are on until an administrator turns them off', () => {
  expect(loadLetterKeys(ME)).toBe('on');
  saveLetterKeys(ME, 'off');
  expect(loadLetterKeys(ME)).toBe('off');
  expect(loadLetterKeys(OTHER)).toBe('on');
  saveLetterKeys(ME, 'on');
  expect(loadLetterKeys(ME)).toBe('on');
});

it('are on again for the next administrator after signing out', () => {
  saveLetterKeys(ME, 'off');
  clearAdminData();
  expect(loadLetterKeys(ME)).toBe('on');
});
