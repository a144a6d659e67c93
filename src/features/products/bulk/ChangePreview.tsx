import { ArrowRight, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Button } from '#ui/button/Button.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { QuickEditField } from '../inventory/quickEditCell.ts';
import { countRows, getFields, type PlannedRow } from './valueChange.ts';

/** Limits the rows rendered at first, because more would make the dialog slow. */
const ROWS_PER_STEP = 100;

/** Old and new values of products, with the reason for each value that can't be saved. */
export function ChangePreview({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useMessages('productTools').bulkChange;
  const { bulk: bulkMessages } = useMessages('listTools');
  const [shownCount, setShownCount] = useState(ROWS_PER_STEP);
  const more = Math.min(ROWS_PER_STEP, rows.length - shownCount);
  const { changed, unchanged, invalid } = countRows(rows);
  return (
    <section aria-label={t.preview}>
      <output className="block text-sm text-text-muted tabular-nums">
        {t.summary(changed, unchanged, invalid)}
      </output>
      <ul className="mt-1">
        {rows.slice(0, shownCount).map((planned) => (
          <PreviewRow key={planned.row.id} planned={planned} />
        ))}
      </ul>
      {more > 0 && (
        <Button className="mt-3" onClick={() => setShownCount(shownCount + more)}>
          {bulkMessages.showMore(more)}
        </Button>
      )}
    </section>
  );
}

const PreviewRow = ({ planned }: { planned: PlannedRow }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-border-subtle py-2 text-sm not-first:border-t">
    <bdi className="min-w-40 flex-1 font-medium wrap-anywhere">{planned.row.name}</bdi>
    <span className="grid gap-0.5">
      {getFields(planned.values).map((field) => (
        <PreviewValue key={field} planned={planned} field={field} />
      ))}
    </span>
    {getFields(planned.values).map(
      (field) =>
        planned.errors[field] !== undefined && (
          <span key={field} className="flex basis-full items-start gap-1.5 text-xs text-critical-strong">
            <CircleAlert className="mt-px size-3.5 flex-none" />
            <span>{planned.errors[field]}</span>
          </span>
        ),
    )}
  </li>
);

/** "₹6,760 → ₹7,098" */
function PreviewValue({ planned, field }: { planned: PlannedRow; field: QuickEditField }) {
  const t = useMessages('productTools').bulkChange;
  const format = useFormattedValue(planned, field);
  const [before, after] = [planned.product[field], planned.values[field]];
  if (Object.is(before, after)) return <span className="text-text-muted tabular-nums">{format(before)}</span>;
  return (
    <span className="flex items-baseline justify-end gap-1.5 tabular-nums">
      <bdi translate="no" className="text-text-muted">
        {format(before)}
      </bdi>
      <ArrowRight className="size-3.5 flex-none self-center text-text-subtle" />
      <span className="sr-only">{` ${t.to} `}</span>
      <bdi translate="no" className="font-medium wrap-anywhere">
        {format(after)}
      </bdi>
    </span>
  );
}

function useFormattedValue({ product, texts }: PlannedRow, field: QuickEditField) {
  const t = useMessages('productTools').quickEdit;
  const { stock } = useMessages('products');
  const formats = useFormats();
  return (value: number | undefined): string => {
    if (value === undefined) return t.missing;
    if (!Number.isFinite(value)) return texts?.[field] ?? t.missing;
    return field === 'stock'
      ? stock.amount(value, trimToUndefined(product.stockUnit))
      : formats.money(value, 'inventory');
  };
}
