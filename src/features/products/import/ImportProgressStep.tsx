import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';
import type { ImportState } from './importModel.ts';
import { ImportStep } from './ImportStep.tsx';

export type ImportProgressStepProps = {
  state: Extract<ImportState, { status: 'checking' | 'running' | 'stopping' }>;
  focus: 'title' | 'none';
  /** Ends the checking, or begins no further row. */
  onStop: () => void;
};

/** How far the check is, or the import. */
export function ImportProgressStep({ state, focus, onStop }: ImportProgressStepProps) {
  const { importCopy: copy } = useWords('productImport');
  const { status, fileName, done, total } = state;
  const stopLabels = { checking: copy.cancel, running: copy.stop, stopping: copy.stopping };
  const isCheck = status === 'checking';
  return (
    <ImportStep
      title={isCheck ? copy.checkingTitle : copy.runningTitle}
      text={fileName}
      focus={focus}
      buttons={
        <Button onClick={onStop} status={status === 'stopping' ? 'busy' : 'ready'}>
          {stopLabels[status]}
        </Button>
      }
    >
      <ProgressBar label={isCheck ? copy.checkingProgress : copy.runningProgress} {...{ done, total }} />
      {!isCheck && <p className="text-sm text-text-muted tabular-nums">{copy.figures(done, total)}</p>}
    </ImportStep>
  );
}
