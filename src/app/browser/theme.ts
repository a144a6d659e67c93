import { useSyncExternalStore } from 'react';
import type { Theme } from '#features/shell/shellModel.ts';

const KEY = 'theme';
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Returns the saved theme, or the system's. index.html does the same before the first paint. */
function getTheme(): Theme {
  const saved = loadTheme();
  if (saved) return saved;
  return systemDark().matches ? 'dark' : 'light';
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

function apply() {
  document.documentElement.dataset.theme = getTheme();
  for (const listener of listeners) listener();
}

/** Applies the theme, and again when another tab or the system changes it. Returns a function that stops this. */
export function syncTheme(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) apply();
  };
  const system = systemDark();
  addEventListener('storage', onStorage);
  system.addEventListener('change', apply);
  apply();
  return () => {
    removeEventListener('storage', onStorage);
    system.removeEventListener('change', apply);
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
