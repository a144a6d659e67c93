/** The rows of every compared page, including its header row. */
export const ROWS = 'main :is(tbody tr, [role=row])';
