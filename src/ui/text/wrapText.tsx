import type { ReactNode } from 'react';

/**
 * Puts a text into an element of its own. A browser that translates the page replaces text nodes: React can still change
 * the only text of an element, but neither change nor remove one that stands beside other content.
 */
export function wrapText(content: ReactNode): ReactNode {
  if (typeof content === 'number') return <span>{content}</span>;
  if (typeof content !== 'string' || content.trim() === '') return content;
  // Spaces stay between the elements, where accessible names keep them. They are not translated.
  const [start, end] = [content.search(/\S/), content.trimEnd().length];
  return (
    <>
      {content.slice(0, start)}
      <span>{content.slice(start, end)}</span>
      {content.slice(end)}
    </>
  );
}
