import { fillPath } from '#contract/call.ts';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency.ts';
import type { Order } from '#contract/orders/order.ts';
import { cancelOrder, placeOrder, recordPayment } from '#contract/storefront/storeOrders.ts';
import { getStoreProducts, type StoreProduct } from '#contract/storefront/storeProducts.ts';

type Answer<Data> = {
  status: number;
  data: Data | undefined;
  message: string | undefined;
  field: string | undefined;
};

/** An order that the server has acknowledged. Amounts are in paise. */
type Acknowledged = { id: string; productId: string; quantity: number; amount: number; email: string };

export type StorefrontTally = {
  /** By the name of the recipient, which is different in each order. */
  placed: Map<string, Acknowledged>;
  paid: Set<string>;
  cancelled: Set<string>;
  soldOut: number;
  /** Requests without a response, which were sent again. */
  unanswered: number;
  /** Requests sent again on purpose. */
  repeated: number;
  /** Milliseconds until each order was acknowledged, without those that had to be sent again. */
  times: number[];
  faults: string[];
};

const any = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;
const toPaise = (amount: number) => Math.round(amount * 100);
const DELIVERY_CHARGES = [0, 49.5, 99.99];
const RETRY_DELAY_MS = 50;

/** A storefront's server that sends each request until it is answered. */
export class Storefront {
  readonly #getAddress: () => string;
  readonly #key: string;
  readonly #name: string;
  readonly #tally: StorefrontTally;

  constructor(options: { getAddress: () => string; key: string; name: string; tally: StorefrontTally }) {
    this.#getAddress = options.getAddress;
    this.#key = options.key;
    this.#name = options.name;
    this.#tally = options.tally;
  }

  async #send<Data>(
    method: string,
    path: string,
    body?: unknown,
    requestKey?: string,
  ): Promise<Answer<Data>> {
    const headers = {
      authorization: `Bearer ${this.#key}`,
      'content-type': 'application/json',
      ...(requestKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: `"${requestKey}"` }),
    };
    for (;;) {
      try {
        const response = await fetch(this.#getAddress() + path, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const { data, message, field } = (await response.json()) as Partial<Answer<Data>>;
        // A server that is starting or stopping.
        if (response.status < 500) return { status: response.status, data, message, field };
        this.#tally.faults.push(`${method} ${path}: ${response.status} ${message}`);
        return { status: response.status, data, message, field };
      } catch {
        this.#tally.unanswered += 1;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      }
    }
  }

  async getProducts(): Promise<StoreProduct[]> {
    const path = `${getStoreProducts.path}?pageSize=100`;
    const { data } = await this.#send<{ products: StoreProduct[] }>('GET', path);
    return data?.products ?? [];
  }

  async #place(number: number, product: StoreProduct): Promise<void> {
    const { placed, times } = this.#tally;
    const name = `${this.#name} ${number}`;
    const body = {
      productId: product._id,
      quantity: 1 + Math.floor(Math.random() * 3),
      price: product.price,
      deliveryCharges: any(DELIVERY_CHARGES),
      buyer: { fullName: 'Asha Rao', email: `customer${number % 500}@${this.#name}.example` },
      address: { name, address: '14 Residency Road', city: 'Bengaluru' },
    };
    const requestKey = crypto.randomUUID();
    const send = () => this.#send<{ order: Order }>('POST', placeOrder.path, body, requestKey);
    const [since, unansweredBefore] = [performance.now(), this.#tally.unanswered];
    const { status, data, message, field } = await send();
    if (this.#tally.unanswered === unansweredBefore) times.push(performance.now() - since);
    if (status === 409 && field === 'quantity') return void (this.#tally.soldOut += 1);
    const order = data?.order;
    if (!order) return void this.#tally.faults.push(`order ${name}: ${status} ${message}`);
    const amount = toPaise(product.price) * body.quantity + toPaise(body.deliveryCharges);
    if (toPaise(order.totalAmount ?? 0) !== amount)
      this.#tally.faults.push(`order ${name} costs ${order.totalAmount}, not ${amount / 100}`);
    placed.set(name, {
      id: order._id,
      productId: product._id,
      quantity: body.quantity,
      amount,
      email: body.buyer.email,
    });
    if (Math.random() < 0.05) {
      this.#tally.repeated += 1;
      const again = await send();
      if (again.data?.order._id !== order._id)
        this.#tally.faults.push(`order ${name} was repeated as ${again.status} ${again.data?.order._id}`);
    }
    if (Math.random() < 0.25) await this.#pay(order._id);
    if (Math.random() < 0.25) await this.#cancel(order._id);
  }

  async #pay(id: string): Promise<void> {
    const path = fillPath(recordPayment.path, { id });
    const { status, message } = await this.#send('POST', path, { status: 'paid', gateway: 'Razorpay' });
    if (status === 200) this.#tally.paid.add(id);
    else this.#tally.faults.push(`payment of ${id}: ${status} ${message}`);
  }

  async #cancel(id: string): Promise<void> {
    const path = fillPath(cancelOrder.path, { id });
    const send = () => this.#send<{ order: Order }>('POST', path);
    const { status, message } = await send();
    if (status === 200) this.#tally.cancelled.add(id);
    else this.#tally.faults.push(`cancellation of ${id}: ${status} ${message}`);
    // A repetition must not put the pieces back twice.
    if (Math.random() < 0.1) await send();
  }

  /** Places orders of random products until `isDone`. */
  async run(isDone: () => boolean): Promise<void> {
    let products = await this.getProducts();
    for (let number = 1; !isDone(); number += 1) {
      if (number % 100 === 0) products = await this.getProducts();
      await this.#place(number, any(products));
    }
  }
}
