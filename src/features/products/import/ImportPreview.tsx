import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import type { ImportState } from './importModel.ts';
import { ImportStep } from './ImportStep.tsx';
import { RefusedRows } from './RefusedRows.tsx';

export type ImportPreviewProps = {
  state: Extract<ImportState, { status: 'preview' }>;
  focus: 'title' | 'none';
  onStart: () => void;
  /** Back to the columns. */
  onBack: () => void;
  /** Forgets what was imported from this file before. */
  onForget: () => void;
  onDownload: () => void;
};

/** What will become of the rows, before anything is sent. */
export function ImportPreview({ state, focus, onStart, onBack, onForget, onDownload }: ImportPreviewProps) {
  const { importCopy: copy } = useWords('productImport');
  const { counts, refused, fileName } = state;
  const count = counts.created + counts.updated;
  return (
    <ImportStep
      title={copy.previewTitle}
      text={fileName}
      focus={focus}
      buttons={
        <>
          <Button onClick={onBack}>{copy.back}</Button>
          {count > 0 && (
            <Button variant="primary" onClick={onStart}>
              {copy.start(count)}
            </Button>
          )}
        </>
      }
    >
      {counts.earlier > 0 && (
        <Notice
          tone="info"
          action={
            <Button size="sm" onClick={onForget}>
              {copy.again}
            </Button>
          }
        >
          {copy.earlier(counts.earlier)}
        </Notice>
      )}
      <ImportCounts counts={counts} labels={copy.planned} />
      {count === 0 && <p>{copy.nothingToDo}</p>}
      <RefusedRows rows={refused} onDownload={onDownload} />
    </ImportStep>
  );
}
