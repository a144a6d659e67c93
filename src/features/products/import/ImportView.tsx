import { Upload } from 'lucide-react';
import { useState } from 'react';
import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink, Button } from '#ui/button/Button.tsx';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { usePastedOrDroppedFiles } from '../images/useImageFiles.ts';
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx';
import { ImportProblem, type ImportProblemProps } from './ImportProblem.tsx';
import { ImportResult, type ImportResultProps } from './ImportResult.tsx';
import { ImportStep, type ImportStepProps } from './ImportStep.tsx';
import { MapColumns, type MapColumnsProps } from './MapColumns.tsx';
import { templateText } from './importFiles.ts';
import type { ImportState } from './importModel.ts';

type ImportViewProps = { state: ImportState } & Omit<MapColumnsProps, 'state' | 'focus'> &
  Omit<ImportPreviewProps, 'state' | 'focus'> &
  Omit<ImportProblemProps, 'state' | 'focus'> &
  Omit<ImportProgressStepProps, 'state' | 'focus'> &
  Omit<ImportResultProps, 'state' | 'focus'>;

/** The import page. */
export function ImportView(props: ImportViewProps) {
  const { importCopy: copy } = useWords('productImport');
  const { state, onFiles } = props;
  const [first] = useState(state);
  usePastedOrDroppedFiles(onFiles);
  return (
    <Page width="form">
      <PageHeader
        title={copy.title}
        description={copy.text}
        actions={<ButtonLink href={paths.productList}>{copy.toProducts}</ButtonLink>}
      />
      {/* The first step takes no focus: screen readers start at the top. */}
      <Step {...props} focus={state === first ? 'none' : 'title'} />
    </Page>
  );
}

type StepProps = ImportViewProps & { focus: 'title' | 'none' };

/** Steps have keys, so that a title takes focus when its step opens and not when its numbers change. */
function Step(props: StepProps) {
  const { importCopy: copy } = useWords('productImport');
  const { state, focus, onFiles } = props;
  switch (state.status) {
    case 'choosing':
      return <ChooseFile key="choosing" {...{ focus, onFiles }} />;
    case 'reading':
      return (
        <ImportStep key="reading" title={copy.reading(state.fileName)} focus={focus}>
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

type ChooseFileProps = Pick<ImportStepProps, 'focus'> & { onFiles: (files: readonly File[]) => void };

const ACCEPT = ['.csv', '.tsv', '.txt', 'text/csv', ...IMAGE_TYPES].join(',');
const templateHref = `data:text/csv;charset=utf-8,${encodeURIComponent(templateText())}`;

/** Chooses the file, and explains its format. */
function ChooseFile({ focus, onFiles }: ChooseFileProps) {
  const { importCopy: copy } = useWords('productImport');
  return (
    <ImportStep title={copy.chooseTitle} focus={focus}>
      <FileDrop
        label={copy.chooseLabel}
        accept={ACCEPT}
        icon={<Upload />}
        action={copy.choose}
        onFiles={onFiles}
      >
        {copy.drop}
      </FileDrop>
      <ul className="grid max-w-prose list-disc gap-1 ps-5 text-sm wrap-anywhere text-text-muted">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="text-sm">
        <Link href={templateHref} download={copy.templateName}>
          {copy.template}
        </Link>
      </p>
    </ImportStep>
  );
}

/** The import page for visitors. */
export const ImportAccess = () => {
  const { importCopy: copy } = useWords('productImport');
  return (
    <AccessPrompt
      title={copy.accessTitle}
      text={copy.accessText}
      actions={
        <ButtonLink variant="primary" href={paths.login}>
          {copy.signIn}
        </ButtonLink>
      }
    />
  );
};
