import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IDEMPOTENCY_KEY_CAPABILITY } from '#contract/idempotency.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { ImageFiles } from '#features/products/import/imageCell.ts';
import {
  countDone,
  countPlanned,
  getPlannedRows,
  getRefusedRows,
  getRemainingRows,
  type ImportState,
  type RowMessages,
  type RowOutcome,
} from '#features/products/import/importModel.ts';
import { logFailure, serverMessageOr } from '../../api/failure.ts';
import { useClock } from '../../browser/clock.ts';
import { useAdminEmail, useCapability } from '../../session/useSession.ts';
import { checkFile, type ImportPlan } from './checkFile.ts';
import { addOwnImports } from './importLog.ts';
import { sendRows, type SendRowsOptions } from './sendRows.ts';
import type { LoadedFile } from './useImportFile.ts';

type RunState =
  | { status: 'idle' }
  | Exclude<ImportState, { status: 'choosing' | 'reading' | 'unreadable' | 'mapping' }>;

function useRowMessages(): RowMessages {
  const { importPage } = useMessages('productImport');
  const { create, edit, choices } = useMessages('productForm');
  const { labels } = useMessages('productLabels');
  const { imageField } = useMessages('images');
  return { importPage, create, edit, choices, labels, imageField };
}

/** Checks and sends the rows of a file. Can be stopped, and continued after a failure. */
export function useImportRun() {
  const messages = useRowMessages();
  const clock = useClock();
  const { currency } = useFormats();
  const email = useAdminEmail();
  const client = useQueryClient();
  const keyCapability = useCapability(IDEMPOTENCY_KEY_CAPABILITY);
  const [state, setState] = useState<RunState>({ status: 'idle' });
  const [plan, setPlan] = useState<ImportPlan>();
  const controller = useRef<AbortController>(undefined);
  // Leaving the page stops the import, because the Stop button is gone.
  useEffect(() => () => controller.current?.abort(), []);
  const createController = () => (controller.current = new AbortController());

  const check = async (file: LoadedFile, images: ImageFiles, importedRows: 'skip' | 'send') => {
    const { signal } = createController();
    const { fileName } = file;
    const onProgress = (progress: { done: number; total: number }) =>
      setState({ status: 'checking', fileName, ...progress });
    onProgress({ done: 0, total: file.table.rows.length });
    try {
      const checked = await checkFile(messages, file, {
        email,
        images,
        importedRows,
        client,
        keyCapability,
        currency,
        now: clock.now,
        signal,
        onProgress,
      });
      setPlan(checked);
      setState(toPreview(checked));
    } catch (error) {
      // Cancelling returns to the column mapping.
      if (signal.aborted) return setState({ status: 'idle' });
      logFailure(error);
      setState({
        status: 'notChecked',
        fileName,
        text: serverMessageOr(error, messages.importPage.notChecked),
      });
    }
  };

  const send = useSendRows(messages.importPage, setState);
  return {
    state,
    plan,
    check,
    send: () => plan && void send(plan, createController),
    stop() {
      controller.current?.abort();
      setState((current) => (current.status === 'running' ? { ...current, status: 'stopping' } : current));
    },
    reset: () => setState({ status: 'idle' }),
  };
}

const isSaved = (outcome: RowOutcome | undefined) =>
  outcome?.kind === 'created' || outcome?.kind === 'updated';

/** Sends the remaining rows of a plan. Ignores a second press before the next render. */
function useSendRows(
  t: RowMessages['importPage'],
  setState: (change: (current: RunState) => RunState) => void,
) {
  const client = useQueryClient();
  const email = useAdminEmail();
  const isSending = useRef(false);
  return async (plan: ImportPlan, createController: () => AbortController) => {
    if (isSending.current) return;
    isSending.current = true;
    const rows = getRemainingRows(plan.rows, plan.outcomes);
    const { fileName } = plan.file;
    let done = 0;
    const show = () =>
      setState(({ status }) => ({
        status: status === 'stopping' ? status : 'running',
        fileName,
        done,
        total: rows.length,
      }));
    show();
    const onOutcome: SendRowsOptions['onOutcome'] = (row, outcome) => {
      plan.outcomes.set(row, outcome);
      done += 1;
      show();
    };
    const controller = createController();
    const failure = await sendRows(t, { client, rows, fileName, log: plan.log, controller, onOutcome });
    isSending.current = false;
    addOwnImports(
      email,
      rows.filter(({ number }) => isSaved(plan.outcomes.get(number))),
    );
    setState(() => toResult(plan, failure));
  };
}

const getSummary = ({ file, rows, outcomes }: ImportPlan) => ({
  fileName: file.fileName,
  refused: getRefusedRows(rows, outcomes),
});

/** Returns the state that shows what the import will do. */
const toPreview = (plan: ImportPlan) =>
  ({
    status: 'preview',
    ...getSummary(plan),
    ...getPlannedRows(plan.rows),
    counts: countPlanned(plan.rows),
  }) satisfies ImportState;

/** Returns the final state of an import. */
function toResult(
  plan: ImportPlan,
  failure: string | undefined,
): ImportState & { status: 'stopped' | 'failed' | 'done' } {
  const result = { ...getSummary(plan), counts: countDone(plan.rows, plan.outcomes) };
  const remaining = getRemainingRows(plan.rows, plan.outcomes).length;
  if (remaining === 0) return { status: 'done', ...result };
  if (failure === undefined) return { status: 'stopped', remaining, ...result };
  return { status: 'failed', remaining, text: failure, ...result };
}
