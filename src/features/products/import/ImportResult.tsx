import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import type { ImportState } from './importModel.ts';
import { ImportStep } from './ImportStep.tsx';
import { RefusedRows } from './RefusedRows.tsx';

export type ImportResultProps = {
  state: Extract<ImportState, { status: 'stopped' | 'failed' | 'done' }>;
  focus: 'title' | 'none';
  /** Sends what is left. */
  onResume: () => void;
  /** Checks the whole file anew, for what the store has refused. */
  onCheck: () => void;
  onRestart: () => void;
  onDownload: () => void;
};

/** What became of the rows, and how to go on with the rest. */
export const ImportResult = ({ state, focus, onDownload, ...on }: ImportResultProps) => {
  const { importCopy: copy } = useWords('productImport');
  const titles = { stopped: copy.stoppedTitle, failed: copy.failedTitle, done: copy.doneTitle };
  return (
    <ImportStep
      title={titles[state.status]}
      text={state.fileName}
      focus={focus}
      buttons={<ResultButtons state={state} {...on} />}
    >
      {state.status === 'failed' && (
        <Notice tone="critical" title={state.text}>
          {copy.left(state.left)}
        </Notice>
      )}
      {state.status === 'stopped' && <Notice tone="info">{copy.left(state.left)}</Notice>}
      <ImportCounts counts={state.counts} labels={copy.finished} />
      <RefusedRows rows={state.refused} onDownload={onDownload} />
    </ImportStep>
  );
};

type ResultButtonsProps = Pick<ImportResultProps, 'state' | 'onResume' | 'onCheck' | 'onRestart'>;

function ResultButtons({ state, onResume, onCheck, onRestart }: ResultButtonsProps) {
  const { importCopy: copy } = useWords('productImport');
  const other = <Button onClick={onRestart}>{copy.chooseOther}</Button>;
  if (state.status !== 'done') {
    return (
      <>
        {other}
        <Button variant="primary" onClick={onResume}>
          {copy.resume(state.left)}
        </Button>
      </>
    );
  }
  return (
    <>
      {other}
      {state.refused.length > 0 && <Button onClick={onCheck}>{copy.checkAgain}</Button>}
      <ButtonLink variant="primary" href={paths.productList}>
        {copy.toProducts}
      </ButtonLink>
    </>
  );
}
