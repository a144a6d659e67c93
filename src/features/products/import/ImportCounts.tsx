import { useFormats } from '#features/format/useFormats.ts';
import type { ImportCounts as Counts } from './importModel.ts';

export type ImportCountsProps = { counts: Counts; labels: Record<keyof Counts, string> };

/** Always these; the others only where there are any. */
const ALWAYS: readonly (keyof Counts)[] = ['created', 'updated', 'refused'];
const ORDER: readonly (keyof Counts)[] = ['created', 'updated', 'unchanged', 'earlier', 'refused'];

/** How many rows will be, or were, what. */
export const ImportCounts = ({ counts, labels }: ImportCountsProps) => {
  const formats = useFormats();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-3">
      {ORDER.filter((kind) => ALWAYS.includes(kind) || counts[kind] > 0).map((kind) => (
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
