/** What is kept of each selected row, so that one on another page can still be named and counted. */
export type SelectableRow = {
  id: string;
  name: string;
  /** Tells rows of the same name apart: a product's category. */
  detail?: string | undefined;
  /** What a question counts before an action: `paid`. */
  tags?: readonly string[] | undefined;
};

/** The selected rows by id, in the order in which they were selected. */
export type Selected = ReadonlyMap<string, SelectableRow>;

/** Returns the rows from one to the other, whichever stands first. Where the first is not among them, only the other. */
export function getRange(
  rows: readonly SelectableRow[],
  fromId: string | undefined,
  toId: string,
): readonly SelectableRow[] {
  const from = rows.findIndex(({ id }) => id === fromId);
  const to = rows.findIndex(({ id }) => id === toId);
  if (to < 0) return [];
  const start = from < 0 ? to : from;
  return rows.slice(Math.min(start, to), Math.max(start, to) + 1);
}

/** Tells whether all, some or none of the rows are selected. */
export function getSelectionOf(
  selected: Selected,
  rows: readonly SelectableRow[],
): 'checked' | 'mixed' | 'unchecked' {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return 'unchecked';
  return count === rows.length ? 'checked' : 'mixed';
}

/**
 * Holds the selection of a list outside of React: each row's checkbox listens for itself, so that a press draws one
 * checkbox anew and not a hundred rows.
 */
export function createSelection() {
  let selected: Selected = new Map();
  let lastId: string | undefined;
  const listeners = new Set<() => void>();

  function change(update: (next: Map<string, SelectableRow>) => void) {
    const next = new Map(selected);
    update(next);
    selected = next;
    listeners.forEach((listener) => listener());
  }

  function set(rows: readonly SelectableRow[], to: 'selected' | 'unselected') {
    change((next) => {
      for (const row of rows) {
        if (to === 'selected') next.set(row.id, row);
        else next.delete(row.id);
      }
    });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => selected,
    has: (id: string) => selected.has(id),
    set,
    /** Selects or unselects a row; with Shift all rows from the last one that was pressed. */
    press(rows: readonly SelectableRow[], id: string, to: 'selected' | 'unselected', reach: 'row' | 'range') {
      set(getRange(rows, reach === 'range' ? lastId : undefined, id), to);
      lastId = id;
    },
    remove: (ids: readonly string[]) => change((next) => ids.forEach((id) => next.delete(id))),
    /** Replaces what is known of the selected rows among these. */
    refresh: (rows: readonly SelectableRow[]) =>
      set(
        rows.filter(({ id }) => selected.has(id)),
        'selected',
      ),
    /** Leaves only rows that are still there. */
    retain(ids: ReadonlySet<string>) {
      if ([...selected.keys()].every((id) => ids.has(id))) return;
      change((next) => [...selected.keys()].forEach((id) => ids.has(id) || next.delete(id)));
    },
    clear() {
      lastId = undefined;
      change((next) => next.clear());
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;
