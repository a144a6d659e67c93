import type { Expectations, ExpectedProduct } from '../crash/expectations.ts';
import { signIn, type StoreClient, createStoreClient } from '../crash/storeClient.ts';
import type { ServerPair } from './serverPair.ts';

/** Counts of all administrators. */
export class Tally {
  readonly done = { creates: 0, edits: 0, deletes: 0, lists: 0 };
  /** Requests without a response, because the server was killed. */
  unanswered = 0;
  /** Errors of responses other than 200. */
  readonly refused: string[] = [];
  /** Acknowledged products that the other server did not list immediately. */
  readonly unseen: string[] = [];
  readonly times: number[] = [];
}

type Outcome<T> = { is: 'done'; value: T } | { is: 'refused' } | { is: 'unanswered' };

const isRefusal = (error: unknown) => error instanceof Error && /: [45]\d\d /.test(error.message);
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Above this number of products, an administrator deletes more than it creates. */
const MAX_PRODUCTS = 15;

/** A signed-in client that sends each request to either server. */
export class Administrator {
  static #count = 0;
  readonly #mine = new Map<string, ExpectedProduct>();
  readonly #name = `writer ${(Administrator.#count += 1)}`;
  #writes = 0;
  readonly #pair: ServerPair;
  readonly #expected: Expectations;
  readonly #tally: Tally;
  readonly #images: readonly File[];
  readonly cookie: string;

  private constructor(needs: Needs, cookie: string) {
    this.#pair = needs.pair;
    this.#expected = needs.expected;
    this.#tally = needs.tally;
    this.#images = needs.images;
    this.cookie = cookie;
  }

  static async signIn(needs: Needs): Promise<Administrator> {
    return new Administrator(needs, await signIn(needs.pair.any()));
  }

  async #ask<T>(work: (client: StoreClient) => Promise<T>, address = this.#pair.any()): Promise<Outcome<T>> {
    const since = performance.now();
    try {
      const value = await work(createStoreClient(address, this.cookie));
      this.#tally.times.push(performance.now() - since);
      return { is: 'done', value };
    } catch (error) {
      if (isRefusal(error)) {
        this.#tally.refused.push(String(error));
        return { is: 'refused' };
      }
      this.#tally.unanswered += 1;
      // The next attempt may reach the other server.
      await pause(20);
      return { is: 'unanswered' };
    }
  }

  #nextProduct(imageCount: number): ExpectedProduct {
    this.#writes += 1;
    return { name: `${this.#name}, ${this.#writes}`, stock: this.#writes, imageCount };
  }

  async #create(): Promise<void> {
    const product = this.#nextProduct(1);
    this.#expected.creating.set(product.name, product);
    const created = await this.#ask((client) =>
      client.create(product.name, product.stock, this.#images.slice(0, 1)),
    );
    if (created.is !== 'unanswered') this.#expected.creating.delete(product.name);
    if (created.is !== 'done') return;
    this.#tally.done.creates += 1;
    this.#expected.present.set(created.value, product);
    this.#mine.set(created.value, product);
    await this.#lookElsewhere(created.value);
  }

  /** Checks that both servers list the product in their next response. */
  async #lookElsewhere(id: string): Promise<void> {
    for (const address of this.#pair.addresses()) {
      const list = await this.#ask((client) => client.products(), address);
      if (list.is === 'done' && !list.value.some(({ _id }) => _id === id)) this.#tally.unseen.push(id);
    }
  }

  async #edit(id: string): Promise<void> {
    const product = this.#nextProduct(2);
    this.#expected.editing.set(id, product);
    const edited = await this.#ask((client) =>
      client.edit(id, product.name, product.stock, this.#images.slice(0, 2)),
    );
    // Don't touch a product whose outcome is unknown. It is checked at the end.
    if (edited.is === 'unanswered') this.#mine.delete(id);
    else this.#expected.editing.delete(id);
    if (edited.is !== 'done') return;
    this.#tally.done.edits += 1;
    this.#expected.present.set(id, product);
  }

  async #remove(id: string): Promise<void> {
    this.#expected.deleting.add(id);
    const deleted = await this.#ask((client) => client.remove(id));
    this.#mine.delete(id);
    if (deleted.is !== 'unanswered') this.#expected.deleting.delete(id);
    if (deleted.is !== 'done') return;
    this.#tally.done.deletes += 1;
    this.#expected.present.delete(id);
    this.#expected.deleted.add(id);
  }

  async write(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const ids = [...this.#mine.keys()];
      const id = ids[Math.floor(Math.random() * ids.length)];
      const choice = Math.random() + (ids.length > MAX_PRODUCTS ? 0.4 : 0);
      if (id === undefined || choice < 0.4) await this.#create();
      else await (choice < 0.8 ? this.#edit(id) : this.#remove(id));
    }
  }

  async read(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const list = await this.#ask((client) => client.products());
      if (list.is === 'done') this.#tally.done.lists += 1;
    }
  }
}

export type Needs = { pair: ServerPair; expected: Expectations; tally: Tally; images: readonly File[] };
