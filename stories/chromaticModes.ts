/** How Chromatic takes every story: in both themes. A mode sets the workbench's globals; the sizes are viewports.ts's. */
export const desktopModes = {
  'light desktop': { theme: 'light', viewport: 'desktop' },
  'dark desktop': { theme: 'dark', viewport: 'desktop' },
} as const;

/** Whole screens are taken on a phone as well. */
export const phoneModes = {
  'light phone': { theme: 'light', viewport: 'phone' },
  'dark phone': { theme: 'dark', viewport: 'phone' },
} as const;
