import type { ReactNode } from 'react';
import type { SelectableRow } from '#features/list/selection.ts';

export type BulkProgress = { done: number; failed: number; total: number };
export type BulkFailure = SelectableRow & { reason: string };
export type BulkResult = { done: number; failures: readonly BulkFailure[]; notDone: number };

/** The dialog of an action: a question for what destroys, then how far it is, then what did not succeed. */
export type BulkState<Action> =
  | { status: 'closed' }
  | { status: 'confirming'; action: Action; rows: readonly SelectableRow[] }
  | { status: 'running'; action: Action; progress: BulkProgress }
  /** It was cancelled; what is on its way is waited for. */
  | { status: 'cancelling'; action: Action; progress: BulkProgress }
  | { status: 'finished'; action: Action; result: BulkResult };

/** What is said of an action on the rows of one list. */
export type BulkWords<Action> = {
  /** "Selected products" */
  selected: string;
  runningTitle: (action: Action) => string;
  /** "480 products deleted" */
  describeDone: (action: Action, count: number) => string;
  /** Where the rows that match could not be had. */
  collectFailed: string;
  /** What is asked before an action that destroys; undefined for one that begins at once. */
  question?: ((action: Action, rows: readonly SelectableRow[]) => BulkQuestion | undefined) | undefined;
};
export type BulkQuestion = {
  title: string;
  /** One paragraph each. */
  texts: readonly string[];
  confirm: string;
  /** Says what the button does that leaves everything as it is. @default 'Cancel' */
  dismiss?: string | undefined;
  icon: ReactNode;
};

/** What can be selected beyond the page: collecting, while the pages are walked. */
export type MatchesState =
  | { status: 'none' }
  /** `count` is formatted, and may be an estimate. */
  | { status: 'offered'; count: string }
  | { status: 'collecting'; count: number };
