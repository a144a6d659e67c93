import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '#languages/messages.ts';
import { useToast } from '#ui/toast/ToastProvider.tsx';
import type { BulkProgress, BulkResult, BulkRun, BulkState, BulkMessages } from '#features/bulk/bulkModel.ts';
import type { SelectableRow, Selection } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, hasStatus, logFailure, serverMessageOr } from '../api/failure.ts';
import { type BulkOutcome, runBulk } from './runBulk.ts';

/** The result of an action on one row that can be undone. */
export type Undoable = { undo: () => Promise<unknown> };

const isUndoable = (result: unknown): result is Undoable =>
  typeof result === 'object' && result !== null && 'undo' in result && typeof result.undo === 'function';

/** Functions and messages of a list's bulk actions. */
export type BulkActions<Action> = {
  messages: BulkMessages<Action>;
  /** Runs the action on one row. If it resolves to an `Undoable`, the toast offers Undo. */
  run: (client: QueryClient, action: Action, id: string) => Promise<unknown>;
  /** Refreshes the cached data once for all rows. */
  invalidate: (client: QueryClient, action: Action, ids: ReadonlySet<string>) => Promise<unknown>;
  /** A dialog that asks for the details of an action, instead of a confirmation. */
  form?:
    | {
        isNeeded: (action: Action) => boolean;
        render: (props: BulkFormProps<Action>) => ReactNode;
      }
    | undefined;
};

export type BulkFormProps<Action> = {
  action: Action;
  rows: readonly SelectableRow[];
  /** Runs the completed action on these rows, which can be fewer than selected. */
  onConfirm: (action: Action, rows: readonly SelectableRow[]) => void;
  onCancel: () => void;
};

/** Functions that undo an action, by row id. */
type UndoByRow = ReadonlyMap<string, Undoable['undo']>;

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
  const toast = useToast();
  /** Defined while an action runs. */
  const runController = useRef<AbortController>(undefined);
  // Cancels the run when the page is left, because its Cancel button is gone.
  useEffect(() => () => runController.current?.abort(), []);

  const close = () => {
    setState({ status: 'closed' });
    onClosed();
  };

  /** Runs a function for each item, with a dialog that shows the progress. */
  async function runWithProgress<Item extends { id: string }>(
    { purpose, action }: Pick<BulkRun<Action>, 'purpose' | 'action'>,
    items: readonly Item[],
    run: (item: Item) => Promise<unknown>,
  ): Promise<BulkOutcome<Item>> {
    const controller = new AbortController();
    runController.current = controller;
    const show = (progress: Omit<BulkProgress, 'total'>) =>
      setState(toRunning({ purpose, action, progress: { ...progress, total: items.length } }));
    show({ done: 0, failed: 0 });
    const outcome = await runBulk({
      items,
      run: (item) => run(item).catch(cancelIfSignedOut(controller)),
      signal: controller.signal,
      onProgress: show,
    });
    runController.current = undefined;
    await actions.invalidate(client, action, new Set(outcome.done.map(({ id }) => id))).catch(logFailure);
    return outcome;
  }

  async function runAll(action: Action, rows: readonly SelectableRow[]) {
    const undoByRow = new Map<string, Undoable['undo']>();
    const outcome = await runWithProgress({ purpose: 'action', action }, rows, async ({ id }) => {
      const outcomeOfRow = await actions.run(client, action, id);
      if (isUndoable(outcomeOfRow)) undoByRow.set(id, outcomeOfRow.undo);
    });
    const result = toResult(t, outcome);
    selection.remove(getIdsToDeselect(outcome));
    const { done, failures, skipped } = result;
    toast.add({
      tone: getTone(result),
      text: t.summarize(messages.describeDone(action, done), failures.length, skipped),
      action:
        undoByRow.size > 0 ? { label: t.undo, onClick: () => void undoAll(action, undoByRow) } : undefined,
    });
    if (failures.length > 0) setState({ status: 'finished', action, result });
    else close();
  }

  /** Restores the previous values of the changed rows, even after the page was left. */
  async function undoAll(action: Action, undoByRow: UndoByRow) {
    const rows = [...undoByRow].map(([id, undo]) => ({ id, undo }));
    const { done, failed, skipped } = await runWithProgress({ purpose: 'undo', action }, rows, ({ undo }) =>
      undo(),
    );
    failed.forEach(({ error }) => logFailure(error));
    const missed = failed.length + skipped.length;
    toast.add({ tone: missed > 0 ? 'warning' : 'success', text: t.undone(done.length, missed) });
    close();
  }

  return {
    state,
    close,
    start(action: Action) {
      if (runController.current) return;
      const rows = [...selection.get().values()];
      if (messages.confirmation?.(action, rows) || actions.form?.isNeeded(action))
        setState({ status: 'confirming', action, rows });
      else void runAll(action, rows);
    },
    /** Runs an action on rows that need not be selected. */
    run(action: Action, rows: readonly SelectableRow[]) {
      if (!runController.current) void runAll(action, rows);
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
  <Action>(run: BulkRun<Action>) =>
  ({ status }: BulkState<Action>): BulkState<Action> => ({
    status: status === 'cancelling' ? status : 'running',
    ...run,
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

/** Returns why a call for a row failed. */
export function getReason(t: Texts, error: unknown): string {
  const failure = getApiFailure(error);
  if (failure?.kind === 'unreachable') return t.unreachable;
  if (failure === undefined && error instanceof Error) return error.message;
  return serverMessageOr(error, hasStatus(error, 409) ? t.changedMeanwhile : t.noReason);
}
