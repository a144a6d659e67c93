import { type ColumnType, type Generated, type Kysely, PostgresAdapter } from 'kysely';
import type { SignInRule } from '#contract/accounts/passkeys.ts';
import type { Dimension, Sums } from '#contract/reports/orderSums.ts';
import type { HistoryEntry, HistoryKind } from '#contract/history/history.ts';
import type { ListName } from '#contract/lists/lists.ts';
import type { StoredView } from '#contract/lists/views.ts';
import type { DeliveryProblem, EndpointStatus, WebhookDelivery } from '#contract/webhooks/webhookCalls.ts';
import type { SentType } from '#contract/webhooks/webhookEvents.ts';
import type { Language } from '#languages/language.ts';
import type { MailOrderRow, OrderMailRow, WaitingMailRow } from './mailRows.ts';
import type { ChallengeKind } from '../base/passkeys.ts';
import type { Revisions } from '../base/database.ts';
import type { productFields, storedFields } from '#contract/products/productFields.ts';

// Columns use types that SQLite and PostgreSQL share: text, integer, bigint, double precision. Booleans are 0 or 1,
// dates are ISO 8601 text, session times are milliseconds, lists and snapshots are JSON.

type ProductFields = typeof productFields & typeof storedFields;
/** Column types by the kind of their field. */
type ColumnTypes = {
  text: string;
  choice: string;
  number: number;
  flag: number;
  list: string;
  images: string;
  json: string;
};
type Column<Field extends { kind: keyof ColumnTypes }> =
  | ColumnTypes[Field['kind']]
  | (Field extends { optional: true } ? null : never);
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** A column for each field of the contract. A new field needs only a migration. */
export type ProductRow = {
  [Name in Exclude<keyof ProductFields, 'createdAt'> as SnakeCase<Name>]: Column<ProductFields[Name]>;
} & {
  id: string;
  /** Empty if unknown, because databases sort nulls differently. */
  created_at: string;
};

export type OrderRow = {
  id: string;
  created_at: string;
  updated_at: string | null;
  quantity: number | null;
  product_price: number | null;
  total_amount: number | null;
  total_discount: number | null;
  delivery_charges: number | null;
  platform_fee: number | null;
  delivery_time: string | null;
  order_number: string | null;
  status: string | null;
  /** ISO 4217 code, and IANA name. Filled from the store's details if they are unknown. */
  currency: string | null;
  time_zone: string | null;
  buyer_id: string | null;
  buyer_name: string | null;
  buyer_email: string | null;
  buyer_phone: string | null;
  product: string | null;
  address: string | null;
  payment: string | null;
  gateway: string | null;
  cart: string | null;
  locale: string | null;
  /** JSON, and whether the pieces are in stock again. */
  tracking: string | null;
  notes: string | null;
  stock: 'taken' | 'returned' | null;
  /**
   * The request that placed the order: the id of the Store API key or of the administrator, the idempotency key and the
   * digest. Null for other orders.
   */
  key_id: string | null;
  request_key: string | null;
  request_digest: string | null;
};

/** One write to a product or to an order. The id starts with its time, so ids are in the order of writes. */
export type HistoryRow = {
  id: string;
  created_at: string;
  kind: HistoryKind;
  /** Null after the account was removed, and if an administrator didn't make it. */
  admin_id: string | null;
  /** Null for administrators. */
  made_by: HistoryEntry['by'] | null;
  key_name: string | null;
  subject_id: string;
  subject_name: string | null;
  source: string | null;
  file_name: string | null;
  status_from: string | null;
  status_to: string | null;
  /** JSON. */
  changes: string | null;
  /** JSON. */
  event: string | null;
};
/** An image that an entry's product no longer has. Its file is kept as long as the entry. */
type HistoryImageRow = { entry_id: string; product_id: string; public_id: string; url: string };

type AdminRow = {
  id: string;
  kind: 'admin' | 'guest';
  email: string;
  full_name: string;
  phone_number: string | null;
  password_hash: string;
  /** Milliseconds. Null until the first sign-in. */
  last_sign_in_at: ColumnType<number | null, number | null | undefined>;
  sign_in_rule: ColumnType<SignInRule, SignInRule | undefined>;
};
type PasskeyRow = {
  id: string;
  admin_id: string;
  name: string;
  host: string;
  public_key: string;
  counter: number;
  /** JSON. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
};
type RecoveryCodeRow = { digest: string; admin_id: string };
type PasskeyChallengeRow = {
  digest: string;
  kind: ChallengeKind;
  admin_id: string | null;
  expires_at: number;
};

type SessionRow = {
  digest: string;
  admin_id: string;
  started_at: number;
  seen_at: number;
  user_agent: string | null;
};
type DeviceRow = { admin_id: string; digest: string; seen_at: number };
type RegistrationRow = {
  email: string;
  browser: string;
  full_name: string;
  phone_number: string | null;
  password_hash: string;
  made_at: number;
};

export type StoreDetailsRow = {
  id: string;
  store_name: string | null;
  email: string;
  phone: string;
  address: string;
  tax_number: string | null;
  currency: string | null;
  time_zone: string | null;
  logo_url: string | null;
  logo_id: string | null;
  updated_at: string;
};
type InvoiceRow = { number: number; order_id: string; issued_at: string; time_zone: string | null };
type CodeRow = { hash: string; email: string; expires_at: number; guesses: number };
type ResetLinkRow = { digest: string; admin_id: string; expires_at: number };
type IdempotencyKeyRow = {
  admin_id: string;
  key: string;
  fingerprint: string;
  /** JSON. */
  answer: string;
  created_at: number;
};
type ViewRow = {
  id: string;
  admin_id: string;
  list: ListName;
  name: string;
  query: string;
  /** JSON. */
  layout: string;
  visibility: StoredView['visibility'];
  created_at: string;
};
type DefaultViewRow = { admin_id: string; list: ListName; view_id: string };
type AttemptRow = { key: string; points: number; resets_at: number };
/** Data about the store itself, such as when it was seeded. */
type MetadataRow = { name: string; value: string };
type ListVersionRow = { list: keyof Revisions; version: number };
type StoreKeyRow = {
  id: string;
  name: string;
  /** Unique. The name in lower case. */
  folded_name: string;
  digest: string;
  ending: string;
  created_at: number;
  last_used_at: number | null;
};

type WebhookEndpointRow = {
  id: string;
  url: string;
  /** Separated by spaces. */
  types: string;
  status: EndpointStatus;
  secret: string;
  previous_secret: string | null;
  previous_secret_until: number | null;
  failing_since: number | null;
  created_at: number;
  /** Null after the account was removed. */
  created_by: string | null;
  language: Language;
};
type WebhookDeliveryRow = {
  position: Generated<number>;
  endpoint_id: string;
  message_id: string;
  type: SentType;
  subject_id: string;
  /** JSON, as it is signed and sent. */
  body: string;
  status: WebhookDelivery['status'];
  created_at: number;
  /** When it is sent. Null if it waits for an earlier event of its subject, or doesn't wait. */
  due_at: number | null;
  /** Until then, a server is sending it. */
  claimed_until: number | null;
  attempts: number;
  /** Failed attempts since the event. Null if an administrator sends it again, once. */
  failures: number | null;
  attempted_at: number | null;
  answer_status: number | null;
  answer: string | null;
  problem: DeliveryProblem | null;
};

export type ListColumn = `sort_${string}` | `filter_${string}`;
/** The search, filter and sort values of a row, derived from the contract's rules. */
export type ListRow = {
  id: string;
  created_at: string;
  /** The result of `foldForSearch`, without accents and case. */
  search_text: string;
} & Record<ListColumn, string | number | null>;

/** What the orders of a customer add up to (`CustomerSums` of the contract). */
export type CustomerRow = {
  /** The value of the order list's column `filter_customer`. */
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  orders: number;
  counted: number;
  revenue: number;
  currency: string | null;
  first_order_at: string | null;
  /** The newest order's `created_at`. */
  created_at: string;
};

/**
 * Sums of the orders in a currency with a key on a day of the store's time zone. The day is '' for invalid dates. The
 * revenue is in the currency's smallest unit.
 */
export type OrderSumsRow = {
  build: number;
  dimension: Dimension | 'all';
  day: string;
  key: string;
  currency: string;
} & Sums;
/**
 * Sums of all orders by the days of one time zone. One build is complete; reports read it. There may be another one, for a
 * new time zone, which contains the orders up to the last one, by `created_at` and `id`.
 */
export type OrderSumBuildRow = {
  build: number;
  time_zone: string;
  /** Version of the time zone data, and `SUMS_VERSION`. */
  zone_data: string;
  version: number;
  is_complete: 0 | 1;
  last_created_at: string;
  last_id: string;
};
/** The label of a key, from its newest order. */
export type OrderLabelRow = {
  dimension: Dimension;
  key: string;
  label: string;
};

/** Tables derived from others. Archives omit them. */
export type DerivedTables = { [List in ListName as `${List}_list`]: ListRow } & {
  customers: CustomerRow;
  product_images: { public_id: string; product_id: string };
  order_sums: OrderSumsRow;
  order_sum_builds: OrderSumBuildRow;
  order_labels: OrderLabelRow;
  /** The rules that a list's table was built by. */
  list_indexes: { list: ListName; definition: string | null };
};

export type StoredTables = {
  products: ProductRow;
  orders: OrderRow;
  admins: AdminRow;
  sessions: SessionRow;
  devices: DeviceRow;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  registrations: RegistrationRow;
  codes: CodeRow;
  reset_links: ResetLinkRow;
  attempts: AttemptRow;
  idempotency_keys: IdempotencyKeyRow;
  list_views: ViewRow;
  default_views: DefaultViewRow;
  facts: MetadataRow;
  list_versions: ListVersionRow;
  store_details: StoreDetailsRow;
  invoices: InvoiceRow;
  history: HistoryRow;
  history_images: HistoryImageRow;
  store_keys: StoreKeyRow;
  webhook_endpoints: WebhookEndpointRow;
  order_mails: OrderMailRow;
};

/** Tables whose rows are gone in minutes, or must not be used again. Archives omit them. */
export type TransientTables = {
  mail_outbox: WaitingMailRow;
  mail_outbox_orders: MailOrderRow;
  passkey_challenges: PasskeyChallengeRow;
  webhook_deliveries: WebhookDeliveryRow;
};

export type Tables = StoredTables & DerivedTables & TransientTables;

export type SqlDatabase = Kysely<Tables>;

type Engine = 'sqlite' | 'postgres';

/** Works before the tables exist. */
export const getEngine = (database: Pick<SqlDatabase, 'getExecutor'>): Engine =>
  database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
