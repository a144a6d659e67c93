import { RotateCw } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import type { ProductField } from '#contract/products/productFields.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { getLineWidth, Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import type { Formats } from '#features/format/formats.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { Messages } from '#languages/messages.ts';
import { paths } from '#features/paths.ts';
import { nameOrder } from './entryModel.ts';
import { EntryText } from './EntryText.tsx';
import {
  compareFields,
  type Comparison,
  getDefaultSelection,
  getFilledFields,
  type VersionState,
} from './versionModel.ts';
import { VersionDetails, VersionTable } from './VersionTable.tsx';

type VersionDialogProps = {
  /** A write to a product. */
  entry: HistoryEntry;
  state: VersionState;
  /** The add form, filled in from the version of a deleted product. */
  createAgainHref: string;
  onRetry: () => void;
  onRestore: (fields: readonly ProductField[]) => void;
  /** Loads the newest product after a conflict. */
  onCompareAgain: () => void;
  onClose: () => void;
};

/** The version that an entry replaced, beside the present product, and the button that restores it. */
export function VersionDialog({ entry, state, createAgainHref, ...actions }: VersionDialogProps) {
  const t = useMessages('history').version;
  const formats = useFormats();
  /** The fields to restore. Undefined until the administrator changes them. */
  const [chosen, setChosen] = useState<ReadonlySet<ProductField>>();
  const selected =
    chosen ?? ('present' in state ? getDefaultSelection(state, entry) : new Set<ProductField>());
  return (
    <Dialog
      size="lg"
      title={<bdi>{t.titles[toTitle(entry)](formatMoment(t, formats, entry.at))}</bdi>}
      closing={state.status === 'restoring' ? 'blocked' : 'allowed'}
      onClose={actions.onClose}
      footer={<VersionFooter {...{ entry, state, selected, createAgainHref }} {...actions} />}
    >
      {/* Here and not in the header, because it may be long, and only the body scrolls. */}
      <p className="mb-4 wrap-anywhere text-text-muted [&_bdi]:text-text">
        <EntryText entry={entry} />
        <OrderLink order={entry.event?.order} />
      </p>
      <VersionBody {...{ entry, state, selected }} onSelect={setChosen} onRetry={actions.onRetry} />
    </Dialog>
  );
}

/** Opens the order that the stock changed with. */
function OrderLink({ order }: { order: NonNullable<HistoryEntry['event']>['order'] }) {
  const t = useMessages('history').version;
  if (!order) return null;
  return (
    <>
      {' '}
      <Link href={paths.order(order.id)}>{t.openOrder(nameOrder(order))}</Link>
    </>
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

/** `selected` are the fields to restore. */
type FieldSelection = {
  selected: ReadonlySet<ProductField>;
  onSelect: (selected: ReadonlySet<ProductField>) => void;
};

type VersionBodyProps = Pick<VersionDialogProps, 'entry' | 'state' | 'onRetry'> & FieldSelection;

function VersionBody({ entry, state, onRetry, ...selection }: VersionBodyProps) {
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
      return <ComparedVersion entry={entry} comparison={state} {...selection} />;
    default:
      return state satisfies never;
  }
}

/** The button disappears while loading, so the dialog gets its focus. */
function keepFocus({ currentTarget }: MouseEvent, onRetry: () => void) {
  currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
  onRetry();
}

type ComparedVersionProps = FieldSelection & { entry: HistoryEntry; comparison: Comparison };

function ComparedVersion({ entry, comparison, selected, onSelect }: ComparedVersionProps) {
  const t = useMessages('history').version;
  const [scope, setScope] = useState<'different' | 'all'>('different');
  const fields = compareFields(comparison, entry);
  const different = fields.filter(({ differs }) => differs);
  const shown = scope === 'all' ? fields : different;
  const toggle = (field: ProductField, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(field);
    else next.delete(field);
    onSelect(next);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {different.length === 0 && <Notice tone="info">{t.same}</Notice>}
      <Switch
        label={t.showAll}
        checked={scope === 'all'}
        onChange={(checked) => setScope(checked ? 'all' : 'different')}
        className="justify-self-start"
      />
      {shown.length > 0 && (
        <VersionTable
          fields={shown}
          comparison={comparison}
          // A single field has no choice.
          selection={different.length > 1 ? { selected, onToggle: toggle } : undefined}
        />
      )}
    </div>
  );
}

type VersionFooterProps = Omit<VersionDialogProps, 'onRetry'> & Pick<FieldSelection, 'selected'>;

function VersionFooter({ entry, state, selected, createAgainHref, ...actions }: VersionFooterProps) {
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
  const different = compareFields(state, entry).flatMap(({ field, differs }) => (differs ? [field] : []));
  return (
    <>
      <RestoreFailure>{'text' in state && state.text}</RestoreFailure>
      {close}
      {different.length > 0 && <NextStep status={state.status} {...{ different, selected }} {...actions} />}
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
  /** The fields that differ from the present product. */
  different: readonly ProductField[];
  selected: ReadonlySet<ProductField>;
  status: Exclude<VersionState['status'], 'loading' | 'failed' | 'deleted'>;
};

/** One button, so that it keeps the focus: restores the selected fields, or compares again after a conflict. */
function NextStep({ status, different, selected, onRestore, onCompareAgain }: NextStepProps) {
  const t = useMessages('history').version;
  const restored = different.filter((field) => selected.has(field));
  const restore = t.restore(restored.length);
  const labels = {
    compared: restore,
    restoring: t.restoring,
    notRestored: restore,
    conflict: t.compareAgain,
    comparing: t.comparing,
  };
  return (
    <Button
      variant="primary"
      status={status === 'restoring' || status === 'comparing' ? 'busy' : 'ready'}
      disabledReason={restored.length === 0 && status !== 'conflict' ? t.noneSelected : undefined}
      onClick={status === 'conflict' ? onCompareAgain : () => onRestore(restored)}
    >
      {labels[status]}
    </Button>
  );
}
