/**
 * The roles that the elements of a table have anyway, said aloud: as soon as a style sheet changes the display of a
 * table (and rows as grids and cards do), browsers take them away.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
