import { useSyncExternalStore } from 'react';
import type { Theme } from '#features/shell/shellModel.ts';

const KEY = 'theme';
const getDarkModeQuery = () => matchMedia('(prefers-color-scheme: dark)');

/** Returns the saved theme, or the system's. index.html does the same before the first paint. */
function getTheme(): Theme {
  const saved = loadTheme();
  if (saved) return saved;
  return getDarkModeQuery().matches ? 'dark' : 'light';
}

function loadTheme(): Theme | undefined {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'light' || saved === 'dark' ? saved : undefined;
  } catch {
    // Storage is forbidden.
    return undefined;
  }
}

const listeners = new Set<() => void>();

function applyTheme() {
  document.documentElement.dataset.theme = getTheme();
  for (const listener of listeners) listener();
}

/** Applies the theme, and follows other tabs and the system. Returns a function that stops following them. */
export function syncTheme(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) applyTheme();
  };
  const darkModeQuery = getDarkModeQuery();
  addEventListener('storage', onStorage);
  darkModeQuery.addEventListener('change', applyTheme);
  applyTheme();
  return () => {
    removeEventListener('storage', onStorage);
    darkModeQuery.removeEventListener('change', applyTheme);
  };
}

export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is forbidden: applied, but not saved.
  }
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = (): Theme =>
  useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
