type Joint = { text: string; next: Map<string, Joint> };

const start: Joint = { text: '', next: new Map() };

/**
 * Like clsx, but the same parts give the very same string, not an equal one: the browser knows a string again faster than
 * it reads a long one, and a table writes a thousand of them. For parts from the source only, never from data: they are
 * kept for good.
 */
export function joinedClasses(...parts: readonly (string | undefined)[]): string {
  let at = start;
  for (const part of parts) {
    if (!part) continue;
    let next = at.next.get(part);
    if (!next) {
      next = { text: at.text ? `${at.text} ${part}` : part, next: new Map() };
      at.next.set(part, next);
    }
    at = next;
  }
  return at.text;
}
