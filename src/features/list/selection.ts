import type { Order } from '#contract/orders/order.ts';

/** The part of an order that dialogs need of a selected one. */
export type SelectedOrder = Pick<Order, '_id' | 'orderDetails' | 'paymentDetails' | 'quantity' | 'stock'> & {
  product: { _id: string | undefined };
};

/** The part of a row that a selection stores. Dialogs need it for rows that are not on the page. */
export type SelectableRow = {
  id: string;
  name: string;
  /** Distinguishes rows of the same name: a product's category. */
  detail?: string | undefined;
  /** Of a list of orders. */
  order?: SelectedOrder | undefined;
};

/** The selected rows by id, in the order of selection. */
export type SelectedRows = ReadonlyMap<string, SelectableRow>;

/** Returns the rows from one id to the other, in either direction; only the row of `toId` if `fromId` is missing. */
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

/** Returns whether all, some or none of the rows are selected. */
export function getSelectionState(
  selected: SelectedRows,
  rows: readonly SelectableRow[],
): 'checked' | 'mixed' | 'unchecked' {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  if (count === 0) return 'unchecked';
  return count === rows.length ? 'checked' : 'mixed';
}

/**
 * Creates a selection outside of React. Each checkbox subscribes to it, so that a click re-renders only that
 * checkbox.
 */
export function createSelection() {
  let selected: SelectedRows = new Map();
  let lastId: string | undefined;
  const listeners = new Set<() => void>();

  function change(update: (next: Map<string, SelectableRow>) => void) {
    const next = new Map(selected);
    update(next);
    selected = next;
    listeners.forEach((listener) => listener());
  }

  function set(rows: readonly SelectableRow[], state: 'selected' | 'unselected') {
    change((next) => {
      for (const row of rows) {
        if (state === 'selected') next.set(row.id, row);
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
    /** Selects or deselects a row, or the range from the last pressed row. */
    setRow(
      rows: readonly SelectableRow[],
      id: string,
      state: 'selected' | 'unselected',
      mode: 'row' | 'range',
    ) {
      set(getRange(rows, mode === 'range' ? lastId : undefined, id), state);
      lastId = id;
    },
    remove: (ids: readonly string[]) => change((next) => ids.forEach((id) => next.delete(id))),
    /** Updates the data of selected rows. */
    refresh: (rows: readonly SelectableRow[]) =>
      set(
        rows.filter(({ id }) => selected.has(id)),
        'selected',
      ),
    /** Deselects rows that no longer exist. */
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
