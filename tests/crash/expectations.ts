import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { checkHistory } from './historyFaults.ts';
import type { StoredProductRow, StoreClient } from './storeClient.ts';

/** A product after a write. Image IDs are known only from the response. */
export type ExpectedProduct = { name: string; stock: number; imageCount: number; imageIds?: string[] };

/** Acknowledged writes, and writes that were pending when the server was killed. */
export class Expectations {
  /** Products by ID that must be stored. */
  readonly present = new Map<string, ExpectedProduct>();
  /** Products of pending creations by name. */
  readonly creating = new Map<string, ExpectedProduct>();
  /** Products of pending edits by ID. */
  readonly editing = new Map<string, ExpectedProduct>();
  readonly deleting = new Set<string>();
  readonly deleted = new Set<string>();
  readonly faults = {
    lost: [] as string[],
    torn: [] as string[],
    orphans: [] as string[],
    /** Writes without their entry in the history, and entries without their write. */
    history: [] as string[],
  };
  readonly unanswered = { applied: 0, notApplied: 0 };
  readonly #imageDigests = new Map<string, string>();

  #matches(product: StoredProductRow, expected: ExpectedProduct): boolean {
    const { name, stock, images } = product;
    const ids = images.map(({ publicId }) => publicId);
    const sameImages = expected.imageIds === undefined || expected.imageIds.join() === ids.join();
    return (
      name === expected.name && stock === expected.stock && ids.length === expected.imageCount && sameImages
    );
  }

  #checkPresent(found: ReadonlyMap<string, StoredProductRow>): void {
    for (const [id, expected] of this.present) {
      const product = found.get(id);
      const after = this.editing.get(id);
      if (!product) {
        if (this.deleting.has(id)) this.unanswered.applied += 1;
        else this.faults.lost.push(`${id} ${expected.name}`);
        this.present.delete(id);
        continue;
      }
      if (this.deleting.has(id)) this.unanswered.notApplied += 1;
      if (this.#matches(product, expected)) {
        if (after) this.unanswered.notApplied += 1;
        continue;
      }
      if (!after) this.faults.lost.push(`${id}: ${JSON.stringify([expected, product])}`);
      else if (!this.#matches(product, after))
        this.faults.torn.push(`${id}: ${JSON.stringify([expected, after, product])}`);
      else this.unanswered.applied += 1;
      this.present.set(id, toExpectedProduct(product));
    }
  }

  #checkCreated(found: ReadonlyMap<string, StoredProductRow>, sample: ReadonlySet<string>): void {
    let created = 0;
    for (const product of found.values()) {
      if (sample.has(product._id) || this.present.has(product._id)) continue;
      const expected = this.creating.get(product.name);
      if (this.deleted.has(product._id)) this.faults.lost.push(`deleted, but still there: ${product._id}`);
      else if (!expected || !this.#matches(product, expected))
        this.faults.torn.push(`created: ${JSON.stringify(product)}`);
      created += 1;
      this.present.set(product._id, toExpectedProduct(product));
    }
    this.unanswered.applied += created;
    this.unanswered.notApplied += this.creating.size - created;
  }

  /** Checks that every image is served, complete and unchanged. */
  async #checkImages(found: ReadonlyMap<string, StoredProductRow>, client: StoreClient): Promise<void> {
    for (const { images } of found.values()) {
      for (const { url, publicId } of images) {
        const bytes = await client.image(url);
        const digest = bytes && createHash('sha256').update(bytes).digest('hex');
        const before = this.#imageDigests.get(publicId);
        if (!bytes || !digest) this.faults.lost.push(`image ${publicId}`);
        else if (before && before !== digest) this.faults.torn.push(`image ${publicId}`);
        else if (!before) {
          await sharp(bytes)
            .raw()
            .toBuffer()
            .catch(() => this.faults.torn.push(`image ${publicId}`));
          this.#imageDigests.set(publicId, digest);
        }
      }
    }
  }

  /** Checks that the cleanup at startup has deleted every image that no row refers to, and none of earlier versions. */
  #checkFiles(
    found: ReadonlyMap<string, StoredProductRow>,
    keptIds: ReadonlySet<string>,
    uploads: string,
  ): void {
    const ids = [...found.values()].flatMap(({ images }) => images.map(({ publicId }) => publicId));
    const used = new Set([...ids, ...keptIds].map((publicId) => `${publicId}.webp`));
    const files = new Set(readdirSync(uploads));
    for (const name of files) if (!used.has(name)) this.faults.orphans.push(name);
    for (const name of used) if (!files.has(name)) this.faults.lost.push(`image ${name}`);
  }

  /** Leave out `uploads` while servers run that may have new files to which no row refers yet. */
  async check(client: StoreClient, uploads: string | undefined, sample: ReadonlySet<string>): Promise<void> {
    const found = new Map((await client.products()).map((product) => [product._id, product]));
    this.#checkPresent(found);
    this.#checkCreated(found, sample);
    const { faults, keptIds } = await checkHistory(client, found, sample);
    this.faults.history.push(...faults);
    if (uploads !== undefined) this.#checkFiles(found, keptIds, uploads);
    await this.#checkImages(found, client);
    for (const pending of [this.creating, this.editing, this.deleting]) pending.clear();
  }
}

export const toExpectedProduct = ({ name, stock, images }: StoredProductRow): ExpectedProduct => ({
  name,
  stock,
  imageCount: images.length,
  imageIds: images.map(({ publicId }) => publicId),
});
