import { formatDate, formatTime, formatWholeDate } from '#features/dateModel.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';

/** A date with its time of day in one line: '20 Nov 2026, 09:14'; whole, with its time zone, on hover and on focus. */
export function Moment({ iso }: { iso: string | undefined }) {
  const whole = formatWholeDate(iso);
  if (whole === undefined) return formatDate(iso);
  return (
    <Tooltip label={whole}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the whole date is nowhere else: keys must get to it */}
      <time tabIndex={0} dateTime={iso} className="rounded-xs">
        <bdi>{[formatDate(iso), formatTime(iso)].filter(Boolean).join(', ')}</bdi>
      </time>
    </Tooltip>
  );
}
