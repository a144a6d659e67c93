import type { ReactNode } from 'react';

/**
 * Puts a text into an element of its own. A browser that translates the page replaces text nodes: React can still change
 * the only text of an element, but neither change nor remove one that stands beside other content.
 */
export const wrapText = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
