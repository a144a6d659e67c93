/** Ids that React and libraries count up, so that they differ each time a story runs. */
const COUNTED_ID = /_r_\w+_|(?<=Dnd\w+-)\d+/g;

/** Returns the markup of elements, in which counted ids are replaced by their order. */
export function describeMarkup(elements: readonly Element[]): string {
  const ids: string[] = [];
  const markup = elements.map(({ outerHTML }) => outerHTML).join('\n');
  return markup.replaceAll(COUNTED_ID, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id-${ids.indexOf(id)}`;
  });
}

const passed = new Set<string>();

/** Runs a check of what the text describes, unless an earlier story in this page passed it. */
export async function checkOnce(described: string, check: () => Promise<void>): Promise<void> {
  if (passed.has(described)) return;
  await check();
  passed.add(described);
}
