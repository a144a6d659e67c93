import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SelectableRow, Selection } from '#features/list/selection.ts';
import { bulkCopy as copy } from '#features/products/bulk/bulkCopy.ts';
import type { BulkAction, BulkProgress, BulkResult, BulkState } from '#features/products/bulk/bulkModel.ts';
import { getApiFailure, isRefusedWith, logFailure, serverMessageOr } from '../../api/failure.ts';
import { type BulkOutcome, runBulk } from '../../bulk/runBulk.ts';
import { runOnProduct, showBulkDone } from '../../queries/bulkProducts.ts';
import { useNotify } from '../../shell/useNotify.ts';

type BulkRunOptions = {
  selection: Selection;
  /** Nothing is open any more: the focus has to be somewhere. */
  onClosed: () => void;
};

/** Does something to all products that are selected: asks where it destroys, runs, and says what became of each. */
export function useBulkRun({ selection, onClosed }: BulkRunOptions) {
  const [state, setState] = useState<BulkState>({ status: 'closed' });
  const client = useQueryClient();
  const notify = useNotify();
  const running = useRef<AbortController>(undefined);
  // Who leaves the page sees no dialog to cancel by: no further product is begun.
  useEffect(() => () => running.current?.abort(), []);

  const close = () => {
    setState({ status: 'closed' });
    onClosed();
  };

  async function runAll(action: BulkAction, rows: readonly SelectableRow[]) {
    const controller = new AbortController();
    running.current = controller;
    const show = (progress: Omit<BulkProgress, 'total'>) =>
      setState(({ status }) => ({
        status: status === 'cancelling' ? status : 'running',
        action,
        progress: { ...progress, total: rows.length },
      }));
    show({ done: 0, failed: 0 });
    const run = (row: SelectableRow) =>
      runOnProduct(client, action, row.id).catch(stopWithoutSession(controller));
    const outcome = await runBulk({ items: rows, run, signal: controller.signal, onProgress: show });
    running.current = undefined;
    await showBulkDone(client, action, new Set(outcome.done.map(({ id }) => id))).catch(logFailure);
    const result = toResult(outcome);
    selection.remove(findSettled(outcome));
    notify(getTone(result), copy.summarize(action, result));
    if (result.failures.length > 0) setState({ status: 'finished', action, result });
    else close();
  }

  const getSelectedRows = () => [...selection.get()].map(([id, name]) => ({ id, name }));
  return {
    state,
    close,
    start(action: BulkAction) {
      if (running.current) return;
      if (action.kind === 'delete') setState({ status: 'confirming', count: selection.get().size });
      else void runAll(action, getSelectedRows());
    },
    /** Of two presses in a row the second comes before anything is drawn anew. */
    confirm: () => running.current || void runAll({ kind: 'delete' }, getSelectedRows()),
    cancelRun() {
      running.current?.abort();
      setState((now) => (now.status === 'running' ? { ...now, status: 'cancelling' } : now));
    },
    retry() {
      if (state.status === 'finished' && !running.current) void runAll(state.action, state.result.failures);
    },
  };
}

const toResult = ({ done, failed, notDone }: BulkOutcome<SelectableRow>): BulkResult => ({
  done: done.length,
  failures: failed.map(({ item, error }) => ({ ...item, reason: getReason(error) })),
  notDone: notDone.length,
});

const getTone = ({ failures, notDone }: BulkResult) =>
  failures.length === 0 && notDone === 0 ? 'success' : 'warning';

/** Returns the ids of what leaves the selection: what was done, and what is not there any more. */
const findSettled = ({ done, failed }: BulkOutcome<SelectableRow>): string[] => {
  const gone = failed.filter(({ error }) => isRefusedWith(404, error)).map(({ item }) => item);
  return [...done, ...gone].map(({ id }) => id);
};

/** Where the session has ended, and nobody signed in again, no other product would fare better. */
const stopWithoutSession = (controller: AbortController) => (error: unknown) => {
  if (isRefusedWith(401, error)) controller.abort();
  throw error;
};

function getReason(error: unknown): string {
  const failure = getApiFailure(error);
  if (failure?.kind === 'unreachable') return copy.unreachable;
  if (failure === undefined && error instanceof Error) return error.message;
  return serverMessageOr(error, isRefusedWith(409, error) ? copy.changedMeanwhile : copy.noReason);
}
