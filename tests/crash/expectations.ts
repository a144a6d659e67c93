import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { StoredProductRow, StoreClient } from './storeClient.ts';

/** A product after a write. Image IDs are known only from the response. */
export type Shape = { name: string; stock: number; imageCount: number; imageIds?: string[] };

/** Acknowledged writes, and writes that were pending when the server was killed. */
export class Expectations {
  readonly kept = new Map<string, Shape>();
  readonly creating = new Map<string, Shape>();
  readonly editing = new Map<string, Shape>();
  readonly removing = new Set<string>();
  readonly removed = new Set<string>();
  readonly faults = { lost: [] as string[], torn: [] as string[], orphans: [] as string[] };
  readonly unanswered = { applied: 0, not: 0 };
  readonly #imageDigests = new Map<string, string>();

  #isShape(product: StoredProductRow, shape: Shape): boolean {
    const { name, stock, images } = product;
    const ids = images.map(({ publicId }) => publicId);
    const sameImages = shape.imageIds === undefined || shape.imageIds.join() === ids.join();
    return name === shape.name && stock === shape.stock && ids.length === shape.imageCount && sameImages;
  }

  #checkKept(found: ReadonlyMap<string, StoredProductRow>): void {
    for (const [id, shape] of this.kept) {
      const product = found.get(id);
      const after = this.editing.get(id);
      if (!product) {
        if (this.removing.has(id)) this.unanswered.applied += 1;
        else this.faults.lost.push(`${id} ${shape.name}`);
        this.kept.delete(id);
        continue;
      }
      if (this.removing.has(id)) this.unanswered.not += 1;
      if (this.#isShape(product, shape)) {
        if (after) this.unanswered.not += 1;
        continue;
      }
      if (!after) this.faults.lost.push(`${id}: ${JSON.stringify([shape, product])}`);
      else if (!this.#isShape(product, after))
        this.faults.torn.push(`${id}: ${JSON.stringify([shape, after, product])}`);
      else this.unanswered.applied += 1;
      this.kept.set(id, toShape(product));
    }
  }

  #checkOthers(found: ReadonlyMap<string, StoredProductRow>, sample: ReadonlySet<string>): void {
    let created = 0;
    for (const product of found.values()) {
      if (sample.has(product._id) || this.kept.has(product._id)) continue;
      const shape = this.creating.get(product.name);
      if (this.removed.has(product._id)) this.faults.lost.push(`deleted, but still there: ${product._id}`);
      else if (!shape || !this.#isShape(product, shape))
        this.faults.torn.push(`created: ${JSON.stringify(product)}`);
      created += 1;
      this.kept.set(product._id, toShape(product));
    }
    this.unanswered.applied += created;
    this.unanswered.not += this.creating.size - created;
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

  /** Checks after the cleanup at startup that exactly the images of rows are stored. */
  #checkFiles(found: ReadonlyMap<string, StoredProductRow>, uploads: string): void {
    const used = new Set(
      [...found.values()].flatMap(({ images }) => images.map(({ publicId }) => `${publicId}.webp`)),
    );
    for (const name of readdirSync(uploads)) if (!used.has(name)) this.faults.orphans.push(name);
  }

  /** Pass `uploads` to also check files. Several servers may have new files that no row refers to yet. */
  async check(client: StoreClient, uploads: string | undefined, sample: ReadonlySet<string>): Promise<void> {
    const found = new Map((await client.products()).map((product) => [product._id, product]));
    this.#checkKept(found);
    this.#checkOthers(found, sample);
    if (uploads !== undefined) this.#checkFiles(found, uploads);
    await this.#checkImages(found, client);
    for (const settled of [this.creating, this.editing, this.removing]) settled.clear();
  }
}

export const toShape = ({ name, stock, images }: StoredProductRow): Shape => ({
  name,
  stock,
  imageCount: images.length,
  imageIds: images.map(({ publicId }) => publicId),
});
