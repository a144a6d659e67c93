import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { wrapText } from '../text/wrapText.tsx';

type CellEditButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown'> & {
  /** Tooltip: what a click does. The accessible name is the content. */
  description: string;
  onEdit: () => void;
};

/** Content that can be edited in place with a click, Enter or F2. Shows a pencil on hover and focus. */
export const CellEditButton = ({
  description,
  onEdit,
  className,
  children,
  ...rest
}: CellEditButtonProps) => (
  <button
    type="button"
    {...rest}
    // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role does, since ARIA 1.3
    aria-description={description}
    data-tooltip={description}
    onClick={onEdit}
    onKeyDown={(event) => event.key === 'F2' && onEdit()}
    className={clsx('tbl-edit', className)}
  >
    {wrapText(children)}
  </button>
);

/** A panel over a cell, at its start or end. */
const panelStyle =
  'absolute start-0 top-1/2 z-1 w-max rounded-lg border border-border bg-surface-raised shadow-(--shadow-raised) in-data-[align=end]:start-auto in-data-[align=end]:end-0 cards:in-data-[align=end]:start-0 cards:in-data-[align=end]:end-auto';

/** Style of a form that edits a cell. It covers the cell, and is wider to fit error messages. */
export const cellEditorStyle = clsx(
  panelStyle,
  '-mt-6 max-w-[min(18rem,calc(100vw-2rem))] p-1.5 text-start text-sm font-regular whitespace-normal cards:max-w-[min(18rem,calc(100vw-9.25rem))] pointer-coarse:-mt-7',
);

/** Style of the new value that covers a cell while it is being saved. */
export const cellSavingStyle = clsx(
  panelStyle,
  'pointer-events-none flex -translate-y-1/2 items-center gap-2 px-3 py-1.5 text-sm font-medium whitespace-nowrap text-text-muted',
);
