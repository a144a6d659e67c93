import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '#languages/messages.ts';
import { type Toast, useToast } from '#ui/toast/ToastProvider.tsx';
import type { BulkProgress, BulkResult, BulkRun, BulkState, BulkMessages } from '#features/bulk/bulkModel.ts';
import type { SelectableRow, Selection } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, hasStatus, logFailure, serverMessageOr } from '../api/failure.ts';
import { type BulkOutcome, runBulk } from './runBulk.ts';

/** The result of an action on one row, or of its undo. */
export type RowResult = {
  undo?: () => Promise<RowResult | void>;
  /** Pieces of an order that should have left the stock, but were sold meanwhile. */
  soldPieces?: number;
};

/** The result of an action on one row that can be undone. */
export type Undoable = RowResult & Required<Pick<RowResult, 'undo'>>;

/** Functions and messages of a list's bulk actions. */
export type BulkActions<Action> = {
  messages: BulkMessages<Action>;
  /** Runs the action on one row. If it resolves to an `Undoable`, the toast offers Undo. */
  run: (client: QueryClient, action: Action, id: string) => Promise<Undoable | void>;
  /** Whether the action removes its rows from the list. @default never */
  removesRows?: ((action: Action) => boolean) | undefined;
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

/** A toast with a button that restores the previous values of rows, if there are any. */
type UndoOffer<Action> = Pick<Toast, 'tone' | 'text'> & {
  label: string;
  action: Action;
  undoByRow: UndoByRow;
};

type BulkRunOptions<Action> = BulkActions<Action> & {
  selection: Selection;
  /** Called when no dialog is open any more, to restore focus. */
  onClosed: () => void;
};

/** State of the dialog, and the calls of one run at a time. */
function useRunState<Action>(invalidate: BulkActions<Action>['invalidate']) {
  const [state, setState] = useState<BulkState<Action>>({ status: 'closed' });
  const client = useQueryClient();
  /** Defined while an action runs. */
  const controller = useRef<AbortController>(undefined);
  // The Cancel button is gone with the page.
  useEffect(() => () => controller.current?.abort(), []);
  /** A ref, because the Undo of a toast outlives the render that added it. */
  const isDialogOpen = useRef(false);
  useEffect(() => {
    isDialogOpen.current = state.status !== 'closed';
    return () => {
      isDialogOpen.current = false;
    };
  }, [state.status]);

  /** Runs a function for each item, with a dialog that shows the progress. */
  async function runWithProgress<Item extends { id: string }>(
    { purpose, action }: Pick<BulkRun<Action>, 'purpose' | 'action'>,
    items: readonly Item[],
    run: (item: Item) => Promise<unknown>,
  ): Promise<BulkOutcome<Item>> {
    const ownController = new AbortController();
    controller.current = ownController;
    const show = (progress: Omit<BulkProgress, 'total'>) =>
      setState(toRunning({ purpose, action, progress: { ...progress, total: items.length } }));
    show({ done: 0, failed: 0 });
    const outcome = await runBulk({
      items,
      run: (item) => run(item).catch(cancelIfSignedOut(ownController)),
      signal: ownController.signal,
      onProgress: show,
    });
    controller.current = undefined;
    await invalidate(client, action, new Set(outcome.done.map(({ id }) => id))).catch(logFailure);
    return outcome;
  }
  const isRunning = () => controller.current !== undefined;
  return {
    state,
    setState,
    runWithProgress,
    isRunning,
    /** Returns whether an action runs or its dialog is open. */
    isBusy: () => isRunning() || isDialogOpen.current,
    cancel() {
      controller.current?.abort();
      setState(toCancelling);
    },
  };
}

/**
 * Runs an action on all selected rows, after a confirmation if the action has one, and shows the result.
 */
export function useBulkRun<Action>({ selection, onClosed, messages, ...actions }: BulkRunOptions<Action>) {
  const t = useMessages('listTools').bulk;
  const { toasts } = useMessages('adminShell');
  const client = useQueryClient();
  const toast = useToast();
  const { state, setState, runWithProgress, isRunning, isBusy, cancel } = useRunState<Action>(
    actions.invalidate,
  );

  const close = () => {
    setState({ status: 'closed' });
    onClosed();
  };

  const addSoldPieces = (summary: string, soldPieces: number) =>
    (soldPieces > 0 && messages.describeSoldPieces?.(summary, soldPieces)) || summary;

  async function runAll(action: Action, rows: readonly SelectableRow[]) {
    const undoByRow = new Map<string, Undoable['undo']>();
    let soldPieces = 0;
    const outcome = await runWithProgress({ purpose: 'action', action }, rows, async ({ id }) => {
      const rowResult = await actions.run(client, action, id);
      if (!rowResult) return;
      undoByRow.set(id, rowResult.undo);
      soldPieces += rowResult.soldPieces ?? 0;
    });
    const result = toResult(t, outcome);
    // Rows stay selected for the next change, unless some are left: then only those.
    if (getTone(result) === 'warning' || actions.removesRows?.(action))
      selection.remove(getIdsToDeselect(outcome));
    const { done, failures, skipped } = result;
    offerUndo({
      tone: soldPieces > 0 ? 'warning' : getTone(result),
      text: addSoldPieces(
        t.summarize(messages.describeDone(action, done), failures.length, skipped),
        soldPieces,
      ),
      label: toasts.undo,
      action,
      undoByRow,
    });
    if (failures.length > 0) setState({ status: 'finished', action, result });
    else close();
  }

  function offerUndo(offer: UndoOffer<Action>) {
    const { tone, text, label, undoByRow } = offer;
    const onClick = () => void startUndo(offer);
    toast.add({ tone, text, action: undoByRow.size > 0 ? { label, onClick } : undefined });
  }

  /** Undoes an action, or offers it again while another runs, because the click has closed the toast. */
  async function startUndo(offer: UndoOffer<Action>) {
    offerUndo(isBusy() ? offer : await undoAll(offer));
  }

  /** Returns an offer to undo what failed, or what was cancelled. */
  async function undoAll({ action, undoByRow }: UndoOffer<Action>): Promise<UndoOffer<Action>> {
    const rows = [...undoByRow].map(([id, undo]) => ({ id, undo }));
    let soldPieces = 0;
    const run = { purpose: 'undo', action } as const;
    const { done, failed, skipped } = await runWithProgress(run, rows, async ({ undo }) => {
      const result = await undo();
      soldPieces += result?.soldPieces ?? 0;
    });
    failed.forEach(({ error }) => logFailure(error));
    const missed = failed.length + skipped.length;
    const repeatable = [
      ...failed.filter(({ error }) => isRepeatable(error)).map(({ item }) => item),
      ...skipped,
    ];
    close();
    return {
      tone: missed > 0 || soldPieces > 0 ? 'warning' : 'success',
      text: addSoldPieces(t.undone(done.length, missed), soldPieces),
      label: t.retry(repeatable.length),
      action,
      undoByRow: new Map(repeatable.map(({ id, undo }) => [id, undo])),
    };
  }

  return {
    state,
    close,
    start(action: Action) {
      if (isRunning()) return;
      const rows = [...selection.get().values()];
      if (messages.confirmation?.(action, rows) || actions.form?.isNeeded(action))
        setState({ status: 'confirming', action, rows });
      else void runAll(action, rows);
    },
    /** Runs an action on rows that need not be selected. */
    run(action: Action, rows: readonly SelectableRow[]) {
      if (!isRunning()) void runAll(action, rows);
    },
    confirm() {
      // A second press can arrive before the next render.
      if (state.status !== 'confirming' || isRunning()) return;
      // Skips rows that were deleted while the dialog was open.
      void runAll(
        state.action,
        state.rows.filter(({ id }) => selection.has(id)),
      );
    },
    cancelRun: cancel,
    retry() {
      if (state.status === 'finished' && !isRunning()) void runAll(state.action, state.result.failures);
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

/** Returns whether the same call can succeed later: the row still exists, and nobody else has changed it. */
export const isRepeatable = (error: unknown): boolean =>
  getApiFailure(error) !== undefined && !hasStatus(error, 404) && !hasStatus(error, 409);

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
