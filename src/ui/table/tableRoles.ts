import type { TableForm } from './tableForm.ts';

/**
 * The roles that the elements of a table have anyway, said aloud: as soon as a style sheet changes the display of a
 * table (and cards do), browsers take them away.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const unsaid: { row?: { role: 'row' }; cell?: { role: 'cell' } } = {};

/** Of what there is a thousand times: in rows it has its role by itself. */
export const rolesIn = (form: TableForm) => (form === 'cards' ? tableRoles : unsaid);
