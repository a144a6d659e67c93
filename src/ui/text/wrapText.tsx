import type { ReactNode } from 'react';

/**
 * Wraps a text in an element. Browser translation replaces text nodes, and React can't update or remove a replaced
 * one unless it is its element's only child.
 */
export function wrapText(content: ReactNode): ReactNode {
  if (typeof content === 'number') return <span>{content}</span>;
  if (typeof content !== 'string' || content.trim() === '') return content;
  // Spaces stay outside, where accessible names keep them.
  const [start, end] = [content.search(/\S/), content.trimEnd().length];
  return (
    <>
      {content.slice(0, start)}
      <span>{content.slice(start, end)}</span>
      {content.slice(end)}
    </>
  );
}
