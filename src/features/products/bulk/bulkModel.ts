import type { ProductStatus } from '#contract/products/productFields.ts';
import type { SelectableRow } from '#features/list/selection.ts';

/** What can be done to all products that are selected. */
export type BulkAction =
  { kind: 'delete' } | { kind: 'status'; status: ProductStatus } | { kind: 'featured'; isFeatured: boolean };

export type BulkProgress = { done: number; failed: number; total: number };
export type BulkFailure = SelectableRow & { reason: string };
export type BulkResult = { done: number; failures: readonly BulkFailure[]; notDone: number };

/** The dialog of an action: a question for what destroys, then how far it is, then what did not succeed. */
export type BulkState =
  | { status: 'closed' }
  | { status: 'confirming'; count: number }
  | { status: 'running'; action: BulkAction; progress: BulkProgress }
  /** It was cancelled; what is on its way is waited for. */
  | { status: 'cancelling'; action: BulkAction; progress: BulkProgress }
  | { status: 'finished'; action: BulkAction; result: BulkResult };

/** What can be selected beyond the page: collecting, while the pages are walked. */
export type MatchesState =
  | { status: 'none' }
  /** `count` is formatted, and may be an estimate. */
  | { status: 'offered'; count: string }
  | { status: 'collecting'; count: string };
