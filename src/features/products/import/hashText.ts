/** Returns a hash of 64 bits. It tells texts apart, and protects nothing. */
export function hashText(text: string): string {
  // FNV-1a and a second, independent multiplier: one of 32 bits collides among some ten thousand texts.
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995) ^ (second >>> 15);
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}
