import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { FileFormatFields, type FileFormatFieldsProps } from './FileFormatFields.tsx';
import { ImportStep } from './ImportStep.tsx';
import type { ImportState } from './importModel.ts';

export type ImportProblemProps = {
  state: Extract<ImportState, { status: 'unreadable' | 'notChecked' }>;
  focus: 'title' | 'none';
  onRestart: () => void;
  onBack: () => void;
  onCheck: () => void;
} & Pick<FileFormatFieldsProps, 'onFormatChange'>;

/** Says why the import stopped, and what can be done. */
export function ImportProblem({
  state,
  focus,
  onRestart,
  onBack,
  onCheck,
  onFormatChange,
}: ImportProblemProps) {
  const t = useMessages('productImport').importPage;
  if (state.status === 'unreadable') {
    return (
      <ImportStep
        title={t.unreadableTitle}
        text={state.fileName}
        focus={focus}
        buttons={
          <Button variant="primary" onClick={onRestart}>
            {t.chooseOther}
          </Button>
        }
      >
        <Notice tone="critical">
          {state.reason === 'brokenQuotes' ? t.brokenQuotes(state.line) : t.unreadable[state.reason]}
        </Notice>
        {state.format && (
          <>
            <p className="text-sm">{t.readAgain}</p>
            <FileFormatFields format={state.format} onFormatChange={onFormatChange} />
          </>
        )}
      </ImportStep>
    );
  }
  return (
    <ImportStep
      title={t.notCheckedTitle}
      text={state.fileName}
      focus={focus}
      buttons={
        <>
          <Button onClick={onBack}>{t.back}</Button>
          <Button variant="primary" onClick={onCheck}>
            {t.tryAgain}
          </Button>
        </>
      }
    >
      <Notice tone="critical">{state.text}</Notice>
    </ImportStep>
  );
}
