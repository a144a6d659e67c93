import type { ReactNode } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { ProductField } from '#contract/products/productFields.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { DescriptionList } from '#ui/description-list/DescriptionList.tsx';
import { tableRoles } from '#ui/table/Table.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { formatValue } from './entryModel.ts';
import { useHistoryMessages } from './EntryText.tsx';
import type { ComparedField, Comparison } from './versionModel.ts';

/** A table row becomes a block on phones, with the two values below each other. */
const rowStyle =
  'border-border-subtle max-sm:block max-sm:py-2.5 max-sm:not-first:border-t sm:border-t sm:*:py-2.5 sm:*:align-top sm:*:not-last:pe-4';

type VersionTableProps = {
  fields: readonly ComparedField[];
  comparison: Comparison;
  /** Checkboxes that select the fields to restore. */
  selection:
    | {
        selected: ReadonlySet<ProductField>;
        onToggle: (field: ProductField, isSelected: boolean) => void;
      }
    | undefined;
};

/** A version beside the present product. */
export function VersionTable({ fields, comparison, selection }: VersionTableProps) {
  const t = useMessages('history').version;
  const { shortLabels } = useMessages('productLabels');
  return (
    <table
      {...tableRoles.table}
      aria-label={t.comparison}
      className="w-full table-fixed border-collapse text-start max-sm:block"
    >
      <thead {...tableRoles.group} className="max-sm:sr-only">
        <tr
          {...tableRoles.row}
          className="text-start text-xs text-text-subtle *:pb-1.5 *:text-start *:font-medium"
        >
          <th {...tableRoles.head} scope="col" className="w-[26%]">
            {t.columns.field}
          </th>
          <th {...tableRoles.head} scope="col">
            {t.columns.version}
          </th>
          <th {...tableRoles.head} scope="col">
            {t.columns.now}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="max-sm:block">
        {fields.map(({ field, isChanged, differs }) => (
          <tr key={field} {...tableRoles.row} className={rowStyle}>
            <th {...tableRoles.rowHead} scope="row" className="text-start font-regular max-sm:block">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-text-muted wrap-anywhere">
                {selection && differs && (
                  <Checkbox
                    label={t.selectField(shortLabels[field])}
                    state={selection.selected.has(field) ? 'checked' : 'unchecked'}
                    onChange={(isSelected) => selection.onToggle(field, isSelected)}
                  />
                )}
                <span>{shortLabels[field]}</span>
                {isChanged && <Badge tone="accent">{t.thisChange}</Badge>}
              </span>
            </th>
            <ValueCell label={t.columns.version}>
              <FieldValue product={comparison.version} field={field} />
            </ValueCell>
            <ValueCell label={t.columns.now}>
              <FieldValue product={comparison.present} field={field} />
            </ValueCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The label is shown on phones, which have no table head. */
const ValueCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td {...tableRoles.cell} className="max-sm:mt-1 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3">
    <span aria-hidden="true" className="w-22 flex-none text-xs leading-5.5 text-text-subtle sm:hidden">
      {label}
    </span>
    <div className="min-w-[min(100%,9rem)] flex-1">{children}</div>
  </td>
);

/** A version alone, in one column. */
export function VersionDetails({ fields, version }: { fields: readonly ProductField[]; version: Product }) {
  const { shortLabels } = useMessages('productLabels');
  return (
    <DescriptionList
      items={fields.map((field) => ({
        term: shortLabels[field],
        details: <FieldValue product={version} field={field} />,
      }))}
    />
  );
}

function FieldValue({ product, field }: { product: Product; field: ProductField }) {
  const messages = useHistoryMessages();
  const formats = useFormats();
  const t = useMessages('history').entry;
  if (field === 'images') return <VersionImages images={product.images ?? []} />;
  const text = formatValue(messages, formats, field, product[field]);
  if (text === t.none) return <span className="text-text-subtle">{text}</span>;
  if (field === 'description')
    return (
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    );
  return (
    <bdi translate="no" className="wrap-anywhere tabular-nums">
      {text}
    </bdi>
  );
}

function VersionImages({ images }: { images: NonNullable<Product['images']> }) {
  const t = useMessages('history').entry;
  const { gallery } = useMessages('productView');
  if (images.length === 0) return <span className="text-text-subtle">{t.none}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {images.map(({ url, thumbUrl }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an image may be there twice
        <li key={index}>
          <Thumbnail src={thumbUrl ?? url} alt={gallery.thumbnail(index + 1, images.length)} />
        </li>
      ))}
    </ul>
  );
}
