import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IDEMPOTENCY_KEYS } from '#contract/idempotency.ts';
import { useFormats } from '#features/format/useFormats.ts';
import {
  type RowMessages,
  getRemainingRows,
  type ImportState,
  type RowOutcome,
} from '#features/products/import/importModel.ts';
import type { ImageFiles } from '#features/products/import/imageCell.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure, serverMessageOr } from '../../api/failure.ts';
import { useClock } from '../../browser/clock.ts';
import { useAdminEmail, useCapability } from '../../session/useSession.ts';
import { checkFile } from './checkFile.ts';
import { rememberImports } from './importLog.ts';
import { type ImportPlan, toPreview, toResult } from './importPlan.ts';
import { sendRows, type SendRowsOptions } from './sendRows.ts';
import type { LoadedFile } from './useImportFile.ts';

type RunState =
  | { status: 'idle' }
  | Exclude<ImportState, { status: 'choosing' | 'reading' | 'unreadable' | 'mapping' }>;

function useRowMessages(): RowMessages {
  const { importPage: importPageMessages } = useMessages('productImport');
  const { create: createMessages, edit: editMessages, choices: choicesMessages } = useMessages('productForm');
  const { imageField: imageFieldMessages } = useMessages('images');
  return {
    importPage: importPageMessages,
    create: createMessages,
    edit: editMessages,
    choices: choicesMessages,
    imageField: imageFieldMessages,
  };
}

/** Checks and sends the rows of a file. Can be stopped, and continued after a failure. */
export function useImportRun() {
  const messages = useRowMessages();
  const clock = useClock();
  const { currency } = useFormats();
  const email = useAdminEmail();
  const client = useQueryClient();
  const keys = useCapability(IDEMPOTENCY_KEYS);
  const [state, setState] = useState<RunState>({ status: 'idle' });
  const [plan, setPlan] = useState<ImportPlan>();
  const work = useRef<AbortController>(undefined);
  // Leaving the page removes the Stop button, so it stops.
  useEffect(() => () => work.current?.abort(), []);
  const begin = () => (work.current = new AbortController());

  const check = async (file: LoadedFile, images: ImageFiles, earlier: 'skipped' | 'included') => {
    const { signal } = begin();
    const { fileName } = file;
    const onProgress = (progress: { done: number; total: number }) =>
      setState({ status: 'checking', fileName, ...progress });
    onProgress({ done: 0, total: file.table.rows.length });
    try {
      const checked = await checkFile(messages, file, {
        email,
        images,
        earlier,
        client,
        keys,
        currency,
        now: clock.now,
        signal,
        onProgress,
      });
      setPlan(checked);
      setState(toPreview(checked));
    } catch (error) {
      // Cancelling returns to the columns.
      if (signal.aborted) return setState({ status: 'idle' });
      logFailure(error);
      setState({
        status: 'notChecked',
        fileName,
        text: serverMessageOr(error, messages.importPage.notChecked),
      });
    }
  };

  const send = useSending(messages.importPage, setState);
  return {
    state,
    plan,
    check,
    send: () => plan && void send(plan, begin),
    stop() {
      work.current?.abort();
      setState((now) => (now.status === 'running' ? { ...now, status: 'stopping' } : now));
    },
    leave: () => setState({ status: 'idle' }),
  };
}

const isStored = (outcome: RowOutcome | undefined) =>
  outcome?.kind === 'created' || outcome?.kind === 'updated';

/** Sends the remaining rows of a plan. Ignores a second press before the next render. */
function useSending(t: RowMessages['importPage'], setState: (change: (now: RunState) => RunState) => void) {
  const client = useQueryClient();
  const email = useAdminEmail();
  const isSending = useRef(false);
  return async (plan: ImportPlan, begin: () => AbortController) => {
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
    const failure = await sendRows(t, { client, rows, log: plan.log, stop: begin(), onOutcome });
    isSending.current = false;
    rememberImports(
      email,
      rows.filter(({ number }) => isStored(plan.outcomes.get(number))),
    );
    setState(() => toResult(plan, failure));
  };
}
