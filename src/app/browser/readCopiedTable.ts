/**
 * Returns the rows of a copied table, or undefined if the HTML has anything else. Its cells are certain, whereas
 * copied text may have unquoted line breaks. Blank rows at the end are dropped.
 */
export function readCopiedTable(html: string): readonly (readonly string[])[] | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const table = body.querySelector('table');
  if (!table) return undefined;
  table.remove();
  for (const element of body.querySelectorAll('style')) element.remove();
  if (body.textContent.trim() !== '') return undefined;
  const rows = toGrid(table);
  return rows.slice(0, rows.findLastIndex((cells) => cells.some((text) => text.trim() !== '')) + 1);
}

/** Returns the texts of a table. A merged cell has its text in its first place, as in copied text. */
function toGrid(table: HTMLTableElement): string[][] {
  const grid = Array.from(table.rows, (): string[] => []);
  for (const [top, row] of [...table.rows].entries())
    for (const cell of row.cells) {
      let left = 0;
      while (grid[top]?.[left] !== undefined) left += 1;
      for (const places of grid.slice(top, top + cell.rowSpan))
        for (let place = left; place < left + cell.colSpan; place++) places[place] = '';
      grid[top]![left] = cell.textContent;
    }
  return grid.map((places) => Array.from(places, (text) => text ?? ''));
}
