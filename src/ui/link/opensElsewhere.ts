import type { MouseEvent } from 'react';

/** Tells whether a press on a link opens a new tab or window, which is the browser's business. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
