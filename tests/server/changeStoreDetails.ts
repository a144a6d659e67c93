import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import type { Database } from '#server/base/database.ts';

/** Saves the store's details with these changes. */
export async function changeStoreDetails(
  { details }: Pick<Database, 'details'>,
  changes: Partial<StoreDetails>,
): Promise<void> {
  const before = await details.get();
  const updatedAt = `${before.updatedAt ?? ''}+`;
  if (!(await details.save({ ...before, ...changes, updatedAt }, before))) throw new Error('not saved');
}
