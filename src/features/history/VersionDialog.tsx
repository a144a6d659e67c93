import { RotateCw } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { getLineWidth, Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import type { Formats } from '#features/format/formats.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { Messages } from '#languages/messages.ts';
import { EntryText } from './EntryText.tsx';
import { compareFields, type Comparison, getFilledFields, type VersionState } from './versionModel.ts';
import { VersionDetails, VersionTable } from './VersionTable.tsx';

type VersionDialogProps = {
  /** A write to a product. */
  entry: HistoryEntry;
  state: VersionState;
  /** The add form, filled in from the version of a deleted product. */
  createAgainHref: string;
  onRetry: () => void;
  onRestore: () => void;
  /** Loads the newest product after a conflict. */
  onCompareAgain: () => void;
  onClose: () => void;
};

/** The version that an entry replaced, beside the present product, and the button that restores it. */
export function VersionDialog({ entry, state, createAgainHref, ...actions }: VersionDialogProps) {
  const t = useMessages('history').version;
  const formats = useFormats();
  return (
    <Dialog
      size="lg"
      title={<bdi>{t.titles[toTitle(entry)](formatMoment(t, formats, entry.at))}</bdi>}
      closing={state.status === 'restoring' ? 'blocked' : 'allowed'}
      onClose={actions.onClose}
      footer={<VersionFooter {...{ entry, state, createAgainHref }} {...actions} />}
    >
      {/* Here and not in the header, because it may be long, and only the body scrolls. */}
      <p className="mb-4 wrap-anywhere text-text-muted [&_bdi]:text-text">
        <EntryText entry={entry} />
      </p>
      <VersionBody entry={entry} state={state} onRetry={actions.onRetry} />
    </Dialog>
  );
}

const toTitle = ({ kind }: HistoryEntry) => {
  if (kind === 'productCreated') return 'first';
  return kind === 'productDeleted' ? 'last' : 'before';
};

/** Formats as '21 Nov 2026, 10:31'. */
function formatMoment(t: Messages['history']['version'], formats: Formats, iso: string): string {
  const time = formats.time(iso);
  return time === undefined ? formats.date(iso) : t.dayAndTime(formats.date(iso), time);
}

const SKELETON_LINES = 5;

type VersionBodyProps = Pick<VersionDialogProps, 'entry' | 'state' | 'onRetry'>;

function VersionBody({ entry, state, onRetry }: VersionBodyProps) {
  const t = useMessages('history').version;
  switch (state.status) {
    case 'loading':
      return (
        <div className="grid gap-4">
          <output className="sr-only">{t.loading}</output>
          {Array.from({ length: SKELETON_LINES }, (_, line) => (
            <Skeleton key={line} width={getLineWidth(line, 'second')} />
          ))}
        </div>
      );
    case 'failed':
      return (
        <Notice
          role="alert"
          tone="critical"
          action={
            state.retry === 'offered' && (
              <Button size="sm" icon={<RotateCw />} onClick={(event) => keepFocus(event, onRetry)}>
                {t.retry}
              </Button>
            )
          }
        >
          {state.text}
        </Notice>
      );
    case 'deleted':
      return (
        <>
          <Notice tone="info" className="mb-4">
            {t.deleted}
          </Notice>
          <VersionDetails version={state.version} fields={getFilledFields(state.version)} />
        </>
      );
    case 'compared':
    case 'restoring':
    case 'notRestored':
    case 'conflict':
    case 'comparing':
      return <ComparedVersion entry={entry} comparison={state} />;
    default:
      return state satisfies never;
  }
}

/** The button disappears while loading, so the dialog gets its focus. */
function keepFocus({ currentTarget }: MouseEvent, onRetry: () => void) {
  currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
  onRetry();
}

function ComparedVersion({ entry, comparison }: { entry: HistoryEntry; comparison: Comparison }) {
  const t = useMessages('history').version;
  const [scope, setScope] = useState<'different' | 'all'>('different');
  const fields = compareFields(comparison, entry);
  const shown = scope === 'all' ? fields : fields.filter(({ differs }) => differs);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!hasDifference(entry, comparison) && <Notice tone="info">{t.same}</Notice>}
      <Switch
        label={t.showAll}
        checked={scope === 'all'}
        onChange={(checked) => setScope(checked ? 'all' : 'different')}
        className="justify-self-start"
      />
      {shown.length > 0 && <VersionTable fields={shown} comparison={comparison} />}
    </div>
  );
}

const hasDifference = (entry: HistoryEntry, comparison: Comparison) =>
  compareFields(comparison, entry).some(({ differs }) => differs);

type VersionFooterProps = Omit<VersionDialogProps, 'onRetry'>;

function VersionFooter({ entry, state, createAgainHref, ...actions }: VersionFooterProps) {
  const t = useMessages('history').version;
  const close = (
    <Button onClick={actions.onClose} disabledReason={state.status === 'restoring' ? t.restoring : undefined}>
      {t.close}
    </Button>
  );
  if (state.status === 'loading' || state.status === 'failed') return close;
  if (state.status === 'deleted')
    return (
      <>
        {close}
        <ButtonLink variant="primary" href={createAgainHref}>
          {t.createAgain}
        </ButtonLink>
      </>
    );
  return (
    <>
      <RestoreFailure>{'text' in state && state.text}</RestoreFailure>
      {close}
      {hasDifference(entry, state) && <NextStep status={state.status} {...actions} />}
    </>
  );
}

/** Rendered without a text too: screen readers only announce text that is added to an existing alert. */
const RestoreFailure = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="basis-full! empty:hidden">
    {children && <Notice tone="critical">{children}</Notice>}
  </div>
);

type NextStepProps = Pick<VersionDialogProps, 'onRestore' | 'onCompareAgain'> & {
  status: Exclude<VersionState['status'], 'loading' | 'failed' | 'deleted'>;
};

/** One button, so that it keeps the focus: restores the version, or compares again after a conflict. */
function NextStep({ status, onRestore, onCompareAgain }: NextStepProps) {
  const t = useMessages('history').version;
  const labels = {
    compared: t.restore,
    restoring: t.restoring,
    notRestored: t.restore,
    conflict: t.compareAgain,
    comparing: t.comparing,
  };
  return (
    <Button
      variant="primary"
      status={status === 'restoring' || status === 'comparing' ? 'busy' : 'ready'}
      onClick={status === 'conflict' ? onCompareAgain : onRestore}
    >
      {labels[status]}
    </Button>
  );
}
