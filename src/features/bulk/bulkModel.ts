import type { ReactNode } from 'react';
import type { SelectableRow } from '#features/list/selection.ts';

export type BulkProgress = { done: number; failed: number; total: number };
export type BulkFailure = SelectableRow & { reason: string };
export type BulkResult = { done: number; failures: readonly BulkFailure[]; skipped: number };

/** The dialog of an action: confirmation, progress, then failures. */
export type BulkState<Action> =
  | { status: 'closed' }
  | { status: 'confirming'; action: Action; rows: readonly SelectableRow[] }
  | ({ status: 'running' } & BulkRun<Action>)
  /** Cancelled, but waiting for pending requests. */
  | ({ status: 'cancelling' } & BulkRun<Action>)
  | { status: 'finished'; action: Action; result: BulkResult };

/** undo: the rows get their previous values back. */
export type BulkRun<Action> = { purpose: 'action' | 'undo'; action: Action; progress: BulkProgress };

/** Messages of a list's bulk actions. */
export type BulkMessages<Action> = {
  /** "Selected products" */
  selected: string;
  runningTitle: (action: Action) => string;
  /** "480 products deleted" */
  describeDone: (action: Action, count: number) => string;
  /** Adds to a summary, such as "3 changes undone", that pieces which should have left the stock were sold meanwhile. */
  describeSoldPieces?: ((summary: string, soldPieces: number) => string) | undefined;
  /** "Select all 29 products" */
  selectAll: (total: string, scope: 'whole' | 'filtered') => string;
  /** Shown if the matching rows can't be loaded. */
  collectFailed: string;
  /** Confirmation before a destructive action; undefined if the action starts immediately. */
  confirmation?:
    | ((action: Action, rows: readonly SelectableRow[]) => BulkConfirmation | undefined)
    | undefined;
};
export type BulkConfirmation = {
  title: string;
  paragraphs: readonly string[];
  confirmLabel: string;
  /** Label of the button that cancels. @default 'Cancel' */
  cancelLabel?: string | undefined;
  icon: ReactNode;
};

/** State of selecting all rows that match. loading: their pages are loading. */
export type SelectAllState =
  | { status: 'none' }
  | { status: 'available'; label: string }
  | { status: 'loading'; count: number };
