import { useState } from 'react';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import type { ImportState } from './importModel.ts';
import { ImportStep } from './ImportStep.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import { ChangedFields, NewFields } from './RowFields.tsx';
import { RowPages } from './RowPages.tsx';

type PreviewState = Extract<ImportState, { status: 'preview' }>;

export type ImportPreviewProps = {
  state: PreviewState;
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
  const { counts, fileName } = state;
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
      {count === 0 && <p>{copy.nothingToDo}</p>}
      {counts.unchanged > 0 && <p className="text-sm text-text-muted">{copy.unchanged(counts.unchanged)}</p>}
      <RowTabs state={state} onDownload={onDownload} />
    </ImportStep>
  );
}

const TABS = ['created', 'changed', 'refused'] as const;
type RowTab = (typeof TABS)[number];

function RowTabs({ state, onDownload }: Pick<ImportPreviewProps, 'state' | 'onDownload'>) {
  const { reviewTabs } = useWords('productImport').importCopy;
  const { count } = useFormats();
  const [tab, setTab] = useState<RowTab>(() => TABS.find((one) => state[one].length > 0) ?? 'created');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="-mx-5">
        <TabBar
          label={reviewTabs.label}
          value={tab}
          tabs={TABS.map((value) => ({
            value,
            label: reviewTabs[value],
            count: `(${count(state[value].length)})`,
          }))}
          onChange={setTab}
        />
      </div>
      <TabRows key={tab} {...{ tab, state, onDownload }} />
    </div>
  );
}

type TabRowsProps = { tab: RowTab } & Pick<ImportPreviewProps, 'state' | 'onDownload'>;

function TabRows({ tab, state, onDownload }: TabRowsProps) {
  const { emptyTabs } = useWords('productImport').importCopy;
  if (state[tab].length === 0) return <p className="text-sm text-text-muted">{emptyTabs[tab]}</p>;
  switch (tab) {
    case 'created':
      return <RowPages rows={state.created}>{({ fields }) => <NewFields fields={fields} />}</RowPages>;
    case 'changed':
      return <RowPages rows={state.changed}>{({ changes }) => <ChangedFields changes={changes} />}</RowPages>;
    case 'refused':
      return <RefusedRows rows={state.refused} onDownload={onDownload} />;
    default:
      return tab satisfies never;
  }
}
