import type { Messages } from '#languages/messages.ts';
import { ImportView } from '#features/products/import/ImportView.tsx';
import { mapColumn } from '#features/products/import/importFields.ts';
import { getRefusedRowsFileName, createRefusedRowsCsv } from '#features/products/import/importCsv.ts';
import type { RefusedRow } from '#features/products/import/importModel.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { downloadFile } from '../../browser/downloadFile.ts';
import { LeaveGuard } from '../../page/LeaveGuard.tsx';
import { RequireAuth } from '../../session/SessionGate.tsx';
import { Title } from '../../page/Title.tsx';
import type { ImportPlan } from './checkFile.ts';
import { toShownState, useImportFile } from './useImportFile.ts';
import { useImportRun } from './useImportRun.ts';

/** Imports products: reads a file, checks it, and sends it row by row. */
function ImportSection() {
  const t = useMessages('productImport').importPage;
  const { state: fileState, images, addFiles, change, changeFormat, restart } = useImportFile();
  const run = useImportRun();
  const file = fileState.status === 'loaded' ? fileState.file : undefined;
  const state = run.state.status === 'idle' ? toShownState(fileState, images) : run.state;
  const isSending = state.status === 'running' || state.status === 'stopping';

  const onFiles = (files: readonly File[]) => {
    if (isSending || state.status === 'checking') return;
    run.reset();
    addFiles(files);
  };
  return (
    <>
      <ImportView
        state={state}
        onFiles={onFiles}
        onTargetChange={(index, target) =>
          file && change({ mapping: mapColumn(file.mapping, index, target) })
        }
        onEmptyCellsChange={(emptyCells) => change({ emptyCells })}
        onNumberStyleChange={(decimal) => change({ numberStyle: { decimal, basis: 'chosen' } })}
        onFormatChange={changeFormat}
        onCheck={() => file && void run.check(file, images, 'skip')}
        onSendAgain={() => file && void run.check(file, images, 'send')}
        onStart={run.send}
        onResume={run.send}
        onStop={run.stop}
        onBack={run.reset}
        onRestart={() => {
          run.reset();
          restart();
        }}
        onDownload={() => run.plan && 'refused' in state && downloadRefused(t, run.plan, state.refused)}
      />
      <LeaveGuard changes={isSending ? 'unsaved' : 'saved'} messages={t.leaving} />
    </>
  );
}

function downloadRefused(
  t: Messages['productImport']['importPage'],
  { file: { table, fileName } }: ImportPlan,
  refused: readonly RefusedRow[],
) {
  const content = new Blob([createRefusedRowsCsv(t, table, refused)], { type: 'text/csv;charset=utf-8' });
  downloadFile(content, getRefusedRowsFileName(t, fileName));
}

export const ImportPage = () => {
  const t = useMessages('productImport').importPage;
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        <ImportSection />
      </RequireAuth>
    </>
  );
};
