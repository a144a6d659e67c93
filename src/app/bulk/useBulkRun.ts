import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Messages } from '#languages/messages.ts';
import type { BulkProgress, BulkResult, BulkState, BulkMessages } from '#features/bulk/bulkModel.ts';
import type { SelectableRow, Selection } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, hasStatus, logFailure, serverMessageOr } from '../api/failure.ts';
import { useNotify } from '../shell/useNotify.ts';
import { type BulkOutcome, runBulk } from './runBulk.ts';

/** Functions and messages of a list's bulk actions. */
export type BulkActions<Action> = {
  messages: BulkMessages<Action>;
  /** Runs the action on one row. */
  run: (client: QueryClient, action: Action, id: string) => Promise<unknown>;
  /** Refreshes the cached data once for all rows. */
  invalidate: (client: QueryClient, action: Action, ids: ReadonlySet<string>) => Promise<unknown>;
};

type BulkRunOptions<Action> = BulkActions<Action> & {
  selection: Selection;
  /** Called when no dialog is open any more, to restore focus. */
  onClosed: () => void;
};

/**
 * Runs an action on all selected rows, after a confirmation if the action has one, and shows the result.
 */
export function useBulkRun<Action>({ selection, onClosed, messages, ...actions }: BulkRunOptions<Action>) {
  const t = useMessages('listTools').bulk;
  const [state, setState] = useState<BulkState<Action>>({ status: 'closed' });
  const client = useQueryClient();
  const notify = useNotify();
  /** Defined while an action runs. */
  const runController = useRef<AbortController>(undefined);
  // Cancels the run when the page is left, because its Cancel button is gone.
  useEffect(() => () => runController.current?.abort(), []);

  const close = () => {
    setState({ status: 'closed' });
    onClosed();
  };

  async function runAll(action: Action, rows: readonly SelectableRow[]) {
    const controller = new AbortController();
    runController.current = controller;
    const show = (progress: Omit<BulkProgress, 'total'>) =>
      setState(toRunning(action, { ...progress, total: rows.length }));
    show({ done: 0, failed: 0 });
    const run = (row: SelectableRow) =>
      actions.run(client, action, row.id).catch(cancelIfSignedOut(controller));
    const outcome = await runBulk({ items: rows, run, signal: controller.signal, onProgress: show });
    runController.current = undefined;
    await actions.invalidate(client, action, new Set(outcome.done.map(({ id }) => id))).catch(logFailure);
    const result = toResult(t, outcome);
    selection.remove(getIdsToDeselect(outcome));
    const { done, failures, skipped } = result;
    notify(getTone(result), t.summarize(messages.describeDone(action, done), failures.length, skipped));
    if (failures.length > 0) setState({ status: 'finished', action, result });
    else close();
  }

  return {
    state,
    close,
    start(action: Action) {
      if (runController.current) return;
      const rows = [...selection.get().values()];
      if (messages.confirmation?.(action, rows)) setState({ status: 'confirming', action, rows });
      else void runAll(action, rows);
    },
    confirm() {
      // A second press can arrive before the next render.
      if (state.status !== 'confirming' || runController.current) return;
      // Skips rows that were deleted while the dialog was open.
      void runAll(
        state.action,
        state.rows.filter(({ id }) => selection.has(id)),
      );
    },
    cancelRun() {
      runController.current?.abort();
      setState(toCancelling);
    },
    retry() {
      if (state.status === 'finished' && !runController.current)
        void runAll(state.action, state.result.failures);
    },
  };
}

const toRunning =
  <Action>(action: Action, progress: BulkProgress) =>
  ({ status }: BulkState<Action>): BulkState<Action> => ({
    status: status === 'cancelling' ? status : 'running',
    action,
    progress,
  });

const toCancelling = <Action>(state: BulkState<Action>): BulkState<Action> =>
  state.status === 'running' ? { ...state, status: 'cancelling' } : state;

type Texts = Messages['listTools']['bulk'];

const toResult = (t: Texts, { done, failed, skipped }: BulkOutcome<SelectableRow>): BulkResult => ({
  done: done.length,
  failures: failed.map(({ item, error }) => ({ ...item, reason: getReason(t, error) })),
  skipped: skipped.length,
});

const getTone = ({ failures, skipped }: BulkResult) =>
  failures.length === 0 && skipped === 0 ? 'success' : 'warning';

/** Returns the ids of the rows that are done or no longer exist. */
const getIdsToDeselect = ({ done, failed }: BulkOutcome<SelectableRow>): string[] => {
  const missing = failed.filter(({ error }) => hasStatus(error, 404)).map(({ item }) => item);
  return [...done, ...missing].map(({ id }) => id);
};

/** Cancels the run on a 401, which means that the session was not renewed, and rethrows the error. */
const cancelIfSignedOut = (controller: AbortController) => (error: unknown) => {
  if (hasStatus(error, 401)) controller.abort();
  throw error;
};

function getReason(t: Texts, error: unknown): string {
  const failure = getApiFailure(error);
  if (failure?.kind === 'unreachable') return t.unreachable;
  if (failure === undefined && error instanceof Error) return error.message;
  return serverMessageOr(error, hasStatus(error, 409) ? t.changedMeanwhile : t.noReason);
}
