import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { ImportStep } from './ImportStep.tsx';
import { RefusedRows } from './RowPages.tsx';
import type { ImportState, ImportCounts as Counts } from './importModel.ts';

export type ImportResultProps = {
  state: Extract<ImportState, { status: 'stopped' | 'failed' | 'done' }>;
  focus: 'title' | 'none';
  /** Sends the remaining rows. */
  onResume: () => void;
  /** Checks the whole file again, for refused rows. */
  onCheck: () => void;
  onRestart: () => void;
  onDownload: () => void;
};

/** Shows the outcome, and buttons to continue. */
export const ImportResult = ({ state, focus, onDownload, ...handlers }: ImportResultProps) => {
  const t = useMessages('productImport').importPage;
  const titles = { stopped: t.stoppedTitle, failed: t.failedTitle, done: t.doneTitle };
  return (
    <ImportStep
      title={titles[state.status]}
      text={state.fileName}
      focus={focus}
      buttons={<ResultButtons state={state} {...handlers} />}
    >
      {state.status === 'failed' && (
        <Notice tone="critical" title={state.text}>
          {t.left(state.remaining)}
        </Notice>
      )}
      {state.status === 'stopped' && <Notice tone="info">{t.left(state.remaining)}</Notice>}
      <CountList counts={state.counts} labels={t.finished} />
      <RefusedRows rows={state.refused} onDownload={onDownload} />
    </ImportStep>
  );
};

type ResultButtonsProps = Pick<ImportResultProps, 'state' | 'onResume' | 'onCheck' | 'onRestart'>;

function ResultButtons({ state, onResume, onCheck, onRestart }: ResultButtonsProps) {
  const t = useMessages('productImport').importPage;
  const other = <Button onClick={onRestart}>{t.chooseOther}</Button>;
  if (state.status !== 'done') {
    return (
      <>
        {other}
        <Button variant="primary" onClick={onResume}>
          {t.resume(state.remaining)}
        </Button>
      </>
    );
  }
  return (
    <>
      {other}
      {state.refused.length > 0 && <Button onClick={onCheck}>{t.checkAgain}</Button>}
      <ButtonLink variant="primary" href={paths.productList}>
        {t.toProducts}
      </ButtonLink>
    </>
  );
}

type CountListProps = { counts: Counts; labels: Record<keyof Counts, string> };

/** Counts that are shown even if zero. */
const ALWAYS_SHOWN: readonly (keyof Counts)[] = ['created', 'updated', 'refused'];
const COUNT_ORDER: readonly (keyof Counts)[] = ['created', 'updated', 'unchanged', 'earlier', 'refused'];

/** Number of rows per outcome. */
const CountList = ({ counts, labels }: CountListProps) => {
  const formats = useFormats();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-3">
      {COUNT_ORDER.filter((kind) => ALWAYS_SHOWN.includes(kind) || counts[kind] > 0).map((kind) => (
        <li key={kind}>
          <span translate="no" className="block text-xl font-semibold tabular-nums">
            {formats.count(counts[kind])}
          </span>{' '}
          <span className="text-sm text-text-muted">{labels[kind]}</span>
        </li>
      ))}
    </ul>
  );
};
