import { useState } from 'react';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { usePastedOrDroppedFiles } from '../images/useImageFiles.ts';
import { ChooseFile } from './ChooseFile.tsx';
import type { ImportState } from './importModel.ts';
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx';
import { ImportProblem, type ImportProblemProps } from './ImportProblem.tsx';
import { ImportProgressStep, type ImportProgressStepProps } from './ImportProgressStep.tsx';
import { ImportResult, type ImportResultProps } from './ImportResult.tsx';
import { ImportStep } from './ImportStep.tsx';
import { MapColumns, type MapColumnsProps } from './MapColumns.tsx';

export type ImportViewProps = { state: ImportState } & Omit<MapColumnsProps, 'state' | 'focus'> &
  Omit<ImportPreviewProps, 'state' | 'focus'> &
  Omit<ImportProblemProps, 'state' | 'focus'> &
  Omit<ImportProgressStepProps, 'state' | 'focus'> &
  Omit<ImportResultProps, 'state' | 'focus'>;

/** The page that imports products from a file, step by step. */
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
      {/* What is shown first takes no focus: a reader begins at the top of the page. */}
      <Step {...props} focus={state === first ? 'none' : 'title'} />
    </Page>
  );
}

type StepProps = ImportViewProps & { focus: 'title' | 'none' };

/** Each step has a key: a title takes the focus when its step comes, not when its figures change. */
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
