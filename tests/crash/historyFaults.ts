import type { HistoryEntry } from '#contract/history/history.ts';
import type { StoredProductRow, StoreClient } from './storeClient.ts';

const PAGE_SIZE = 1000;

/** Reads all entries, oldest first. */
async function readEntries(client: StoreClient): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for (let page = 1; ; page += 1) {
    const read = await client.entries(page, PAGE_SIZE);
    entries.push(...read);
    if (read.length < PAGE_SIZE) return entries;
  }
}

/**
 * Returns what is wrong with the entries of a product. Every write changes its name, so that each entry must start with
 * the name that the entry before it ended with, and the last one must end with the stored name.
 */
function findFaults(
  id: string,
  entries: readonly HistoryEntry[],
  product: StoredProductRow | undefined,
): string[] {
  const [first, ...others] = entries;
  const faults = first?.kind === 'productCreated' ? [] : [`${id}: no entry of its creation`];
  let name = first?.subjectName;
  let isDeleted = false;
  for (const { kind, changes } of others) {
    if (isDeleted || kind === 'productCreated') faults.push(`${id}: ${kind} without its write`);
    if (kind === 'productDeleted') {
      isDeleted = true;
      continue;
    }
    if (changes?.name?.from !== name) faults.push(`${id}: an entry is missing before ${changes?.name?.to}`);
    name = changes?.name?.to;
  }
  if (isDeleted === (product !== undefined)) faults.push(`${id}: deletion and entry differ`);
  if (product && product.name !== name)
    faults.push(`${id}: ${product.name} has no entry, the last one is ${name}`);
  return faults;
}

/** Images of deleted products by the id of the deletion. They never change. */
const imagesOfDeleted = new Map<string, string[]>();

async function readDeletedImages(client: StoreClient, { _id }: HistoryEntry): Promise<string[]> {
  const known = imagesOfDeleted.get(_id);
  if (known) return known;
  const images = (await client.version(_id)).images.map(({ publicId }) => publicId);
  imagesOfDeleted.set(_id, images);
  return images;
}

/**
 * Finds writes without an entry and entries without a write, among the products that the test has created. Also returns
 * the images that earlier versions have.
 */
export async function checkHistory(
  client: StoreClient,
  found: ReadonlyMap<string, StoredProductRow>,
  sample: ReadonlySet<string>,
): Promise<{ faults: string[]; keptIds: Set<string> }> {
  const entries = await readEntries(client);
  const byProduct = Map.groupBy(entries, ({ subjectId }) => subjectId);
  const ids = new Set([...byProduct.keys(), ...[...found.keys()].filter((id) => !sample.has(id))]);
  const faults = [...ids].flatMap((id) => findFaults(id, byProduct.get(id) ?? [], found.get(id)));
  const keptIds = new Set<string>();
  for (const entry of entries) {
    for (const { publicId } of entry.changes?.images?.from ?? []) keptIds.add(publicId);
    if (entry.kind === 'productDeleted')
      for (const publicId of await readDeletedImages(client, entry)) keptIds.add(publicId);
  }
  return { faults, keptIds };
}
