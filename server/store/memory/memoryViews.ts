import { compareSortKeys } from '#contract/lists/sortKey.ts';
import { MAX_VIEWS } from '#contract/lists/views.ts';
import type { NewView, StoredAdmin, ViewStore } from '../store.ts';

type ViewRow = NewView & { adminId: string };

const toDefaultKey = (adminId: string, list: string) => JSON.stringify([adminId, list]);

const isUsableBy = (row: ViewRow, adminId: string) => row.adminId === adminId || row.visibility === 'shared';

/** Stores views in memory. `removeAllOf` removes those of an account. */
export function createMemoryViews(
  admins: ReadonlyMap<string, StoredAdmin>,
): ViewStore & { removeAllOf(adminId: string): void } {
  const rows = new Map<string, ViewRow>();
  const defaults = new Map<string, string>();
  return {
    async find(list, adminId) {
      const usable = [...rows.values()]
        .filter((row) => row.list === list && isUsableBy(row, adminId))
        .toSorted((a, b) => compareSortKeys(a.createdAt, b.createdAt) || compareSortKeys(a.id, b.id));
      const defaultId = defaults.get(toDefaultKey(adminId, list));
      return {
        views: usable.map((row) => {
          const { adminId: owner, list: _, ...view } = row;
          return { ...view, sharedBy: owner === adminId ? undefined : admins.get(owner)?.fullName };
        }),
        defaultId: usable.find(({ id }) => id === defaultId)?.id,
      };
    },
    async save(adminId, view) {
      const others = [...rows.values()].filter(
        (row) => row.adminId === adminId && row.list === view.list && row.id !== view.id,
      );
      if (others.length >= MAX_VIEWS) return 'limitReached';
      if ((rows.get(view.id)?.adminId ?? adminId) !== adminId) return 'notOwner';
      rows.set(view.id, { ...view, adminId });
      return 'done';
    },
    async remove(id, adminId) {
      const row = rows.get(id);
      if (!row || !isUsableBy(row, adminId)) return 'notFound';
      if (row.adminId !== adminId) return 'notOwner';
      rows.delete(id);
      for (const [key, viewId] of defaults) if (viewId === id) defaults.delete(key);
      return 'done';
    },
    async setDefault(adminId, list, id) {
      const row = id === null ? undefined : rows.get(id);
      if (id === null) defaults.delete(toDefaultKey(adminId, list));
      else if (row?.list === list && isUsableBy(row, adminId)) defaults.set(toDefaultKey(adminId, list), id);
      else return false;
      return true;
    },
    removeAllOf(adminId) {
      for (const [id, row] of rows) if (row.adminId === adminId) rows.delete(id);
    },
  };
}
