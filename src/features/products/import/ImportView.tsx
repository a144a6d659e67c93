import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import { ButtonLink, Button } from '#ui/button/Button.tsx';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Page } from '#ui/page/Page.tsx';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { usePastedOrDroppedFiles } from '../images/useImageFiles.ts';
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx';
import { ImportResult, type ImportResultProps } from './ImportResult.tsx';
import { ImportStep, type ImportStepProps } from './ImportStep.tsx';
import { MapColumns, type MapColumnsProps } from './MapColumns.tsx';
import { createTemplateCsv } from './importCsv.ts';
import type { ImportState } from './importModel.ts';
import { Notice } from '#ui/notice/Notice.tsx';
import { FileFormatFields, type FileFormatFieldsProps } from './FileFormatFields.tsx';

type ImportViewProps = { state: ImportState } & Omit<MapColumnsProps, 'state' | 'focus'> &
  Omit<ImportPreviewProps, 'state' | 'focus'> &
  Omit<ImportProblemProps, 'state' | 'focus'> &
  Omit<ImportProgressStepProps, 'state' | 'focus'> &
  Omit<ImportResultProps, 'state' | 'focus'>;

/** The import page. */
export function ImportView(props: ImportViewProps) {
  const t = useMessages('productImport').importPage;
  const { state, onFiles } = props;
  const [initialState] = useState(state);
  usePastedOrDroppedFiles(onFiles);
  return (
    <Page
      width="form"
      title={t.title}
      description={t.text}
      eyebrow={
        <Link variant="quiet" href={paths.productList}>
          {t.toProducts}
        </Link>
      }
    >
      {/* The first step doesn't take focus, so that screen readers start at the top of the page. */}
      <Step {...props} focus={state === initialState ? 'none' : 'title'} />
    </Page>
  );
}

type StepProps = ImportViewProps & { focus: 'title' | 'none' };

/** Keyed by step, so that the title takes focus when a step opens, but not on every update. */
function Step(props: StepProps) {
  const t = useMessages('productImport').importPage;
  const { state, focus, onFiles } = props;
  switch (state.status) {
    case 'choosing':
      return <ChooseFile key="choosing" {...{ focus, onFiles }} />;
    case 'reading':
      return (
        <ImportStep key="reading" title={t.reading(state.fileName)} focus={focus}>
          <Spinner />
        </ImportStep>
      );
    case 'unreadable':
    case 'notChecked':
      return <ImportProblem key={state.status} {...props} state={state} />;
    case 'mapping':
      return <MapColumns key="mapping" {...props} state={state} />;
    case 'preview':
      return <ImportPreview key="preview" {...props} state={state} />;
    case 'checking':
      return <ImportProgressStep key="checking" {...props} state={state} />;
    case 'running':
    case 'stopping':
      return <ImportProgressStep key="running" {...props} state={state} />;
    case 'stopped':
    case 'failed':
    case 'done':
      return <ImportResult key="result" {...props} state={state} />;
    default:
      return state satisfies never;
  }
}

type ImportProgressStepProps = {
  state: Extract<ImportState, { status: 'checking' | 'running' | 'stopping' }>;
  focus: 'title' | 'none';
  /** Stops checking or sending. */
  onStop: () => void;
};

/** Shows the progress of checking or importing. */
function ImportProgressStep({ state, focus, onStop }: ImportProgressStepProps) {
  const t = useMessages('productImport').importPage;
  const { status, fileName, done, total } = state;
  const stopLabels = { checking: t.cancel, running: t.stop, stopping: t.stopping };
  const isChecking = status === 'checking';
  return (
    <ImportStep
      title={isChecking ? t.checkingTitle : t.runningTitle}
      text={fileName}
      focus={focus}
      buttons={
        <Button onClick={onStop} status={status === 'stopping' ? 'busy' : 'ready'}>
          {stopLabels[status]}
        </Button>
      }
    >
      <ProgressBar label={isChecking ? t.checkingProgress : t.runningProgress} {...{ done, total }} />
      {!isChecking && <p className="text-sm text-text-muted tabular-nums">{t.figures(done, total)}</p>}
    </ImportStep>
  );
}

type ChooseFileProps = Pick<ImportStepProps, 'focus'> & { onFiles: (files: readonly File[]) => void };

const ACCEPT = ['.csv', '.tsv', '.txt', 'text/csv', ...IMAGE_TYPES].join(',');
const templateHref = `data:text/csv;charset=utf-8,${encodeURIComponent(createTemplateCsv())}`;

/** Chooses the file, and explains its format. */
function ChooseFile({ focus, onFiles }: ChooseFileProps) {
  const t = useMessages('productImport').importPage;
  return (
    <ImportStep title={t.chooseTitle} focus={focus}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 @min-[42rem]/page:grid-cols-2">
        <FileDrop
          label={t.chooseLabel}
          accept={ACCEPT}
          icon={<Upload />}
          action={t.choose}
          otherActions={
            <ButtonLink icon={<Download />} href={templateHref} download={t.templateName}>
              {t.template}
            </ButtonLink>
          }
          onFiles={onFiles}
        >
          {t.drop}
        </FileDrop>
        <ul className="grid max-w-prose list-disc gap-2 ps-5 text-sm wrap-anywhere text-text-muted">
          {t.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </ImportStep>
  );
}

type ImportProblemProps = {
  state: Extract<ImportState, { status: 'unreadable' | 'notChecked' }>;
  focus: 'title' | 'none';
  onRestart: () => void;
  onBack: () => void;
  onCheck: () => void;
} & Pick<FileFormatFieldsProps, 'onFormatChange'>;

/** Shows why the import stopped, and how to continue. */
function ImportProblem({ state, focus, onRestart, onBack, onCheck, onFormatChange }: ImportProblemProps) {
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
