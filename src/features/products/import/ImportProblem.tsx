import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useWords } from '#features/words/useWords.ts';
import { FileFormatFields, type FileFormatFieldsProps } from './FileFormatFields.tsx';
import { ImportStep } from './ImportStep.tsx';
import type { ImportState } from './importModel.ts';

export type ImportProblemProps = {
  state: Extract<ImportState, { status: 'unreadable' | 'notChecked' }>;
  focus: 'title' | 'none';
  onRestart: () => void;
  onBack: () => void;
  onCheck: () => void;
} & Pick<FileFormatFieldsProps, 'onFormat'>;

/** Says why the import stopped, and what can be done. */
export function ImportProblem({ state, focus, onRestart, onBack, onCheck, onFormat }: ImportProblemProps) {
  const { importCopy: copy } = useWords('productImport');
  if (state.status === 'unreadable') {
    return (
      <ImportStep
        title={copy.unreadableTitle}
        text={state.fileName}
        focus={focus}
        buttons={
          <Button variant="primary" onClick={onRestart}>
            {copy.chooseOther}
          </Button>
        }
      >
        <Notice tone="critical">
          {state.reason === 'brokenQuotes' ? copy.brokenQuotes(state.line) : copy.unreadable[state.reason]}
        </Notice>
        {state.format && (
          <>
            <p className="text-sm">{copy.readAgain}</p>
            <FileFormatFields format={state.format} onFormat={onFormat} />
          </>
        )}
      </ImportStep>
    );
  }
  return (
    <ImportStep
      title={copy.notCheckedTitle}
      text={state.fileName}
      focus={focus}
      buttons={
        <>
          <Button onClick={onBack}>{copy.back}</Button>
          <Button variant="primary" onClick={onCheck}>
            {copy.tryAgain}
          </Button>
        </>
      }
    >
      <Notice tone="critical">{state.text}</Notice>
    </ImportStep>
  );
}
