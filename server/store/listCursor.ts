import * as z from 'zod/mini';

const boundary = z.strictObject({
  /** Whether the page begins after this row, or ends before it. */
  side: z.enum(['after', 'before']),
  /** What the row is sorted by; null where it has no such value, or the list is not sorted. */
  key: z.union([z.string(), z.number(), z.null()]),
  /** Where it stands among its equals. */
  createdAt: z.string(),
  id: z.string(),
});

/** The row of a list where a page begins or ends. */
export type Boundary = z.output<typeof boundary>;

const cursor = z.strictObject({ ...boundary.shape, criteria: z.string() });

/** Encodes a boundary as text for a URL. `criteria` stands for what was asked: the cursor is good for nothing else. */
export function encodeCursor(place: Boundary, criteria: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...place, criteria }));
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** Returns undefined for what is no cursor, and for one of other criteria. */
export function decodeCursor(text: string, criteria: string): Boundary | undefined {
  const parsed = cursor.safeParse(parseText(text));
  if (!parsed.success || parsed.data.criteria !== criteria) return undefined;
  const { criteria: _, ...place } = parsed.data;
  return place;
}

function parseText(text: string): unknown {
  try {
    const bytes = Uint8Array.fromBase64(text, { alphabet: 'base64url' });
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
