import type { ReactNode } from 'react';
import type { Product } from '#contract/products/product.ts';
import { type ProductField, productFields } from '#contract/products/productFields.ts';
import { trimInvisible } from '#contract/text/cleanText.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { DescriptionList } from '#ui/description-list/DescriptionList.tsx';
import { tableRoles } from '#ui/table/Table.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { type ComparedTexts, compareTexts } from './compareTexts.ts';
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
            <ValueCells {...{ field, comparison }} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ValueCellsProps = { field: ProductField; comparison: Comparison };

/** A field's two values. The words in which two texts differ are marked. */
function ValueCells({ field, comparison: { version, present } }: ValueCellsProps) {
  const { columns } = useMessages('history').version;
  const { locale } = useFormats();
  const [before, now] = [version[field], present[field]];
  const texts =
    productFields[field].kind === 'text' && typeof before === 'string' && typeof now === 'string'
      ? compareTexts(trimInvisible(before), trimInvisible(now), locale)
      : undefined;
  return (
    <>
      <ValueCell label={columns.version}>
        <FieldValue
          product={version}
          field={field}
          text={texts && <MarkedText as="del" parts={texts.version} />}
        />
      </ValueCell>
      <ValueCell label={columns.now}>
        <FieldValue
          product={present}
          field={field}
          text={texts && <MarkedText as="ins" parts={texts.present} />}
        />
      </ValueCell>
    </>
  );
}

type MarkedTextProps = { as: keyof typeof markStyles; parts: ComparedTexts['version'] };

/** A text with the words that were removed or added. */
const MarkedText = ({ as: Mark, parts }: MarkedTextProps) =>
  parts.map(({ text, status }, index) => {
    const Part = status === 'same' ? 'span' : Mark;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a text may be there twice
      <Part key={index} className={status === 'same' ? undefined : markStyles[Mark]}>
        {text}
      </Part>
    );
  });

const markStyles = {
  del: 'rounded-xs bg-critical-soft decoration-critical underline underline-offset-3',
  ins: 'rounded-xs bg-positive-soft decoration-positive underline underline-offset-3',
};

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

type FieldValueProps = {
  product: Product;
  field: ProductField;
  /** @default the formatted value */
  text?: ReactNode;
};

function FieldValue({ product, field, text: markedText }: FieldValueProps) {
  const messages = useHistoryMessages();
  const formats = useFormats();
  const t = useMessages('history').entry;
  if (field === 'images') return <VersionImages images={product.images ?? []} />;
  const text = formatValue(messages, formats, field, product[field]);
  if (text === t.none) return <span className="text-text-subtle">{text}</span>;
  if (field === 'description')
    return (
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {markedText ?? text}
      </p>
    );
  return (
    <bdi translate="no" className="wrap-anywhere tabular-nums">
      {markedText ?? text}
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
