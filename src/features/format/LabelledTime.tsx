import { use } from 'react';
import { TodayContext, useFormats } from './useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';

/** One entry of a description list: 'Last used' and 'Today, 11:58'. */
export function LabelledTime({ label, iso }: { label: string; iso: string }) {
  const t = useMessages('account').sessions;
  const formats = useFormats();
  const today = use(TodayContext);
  const day = (today && formats.relativeDay(iso, today)) ?? formats.date(iso);
  const time = formats.time(iso);
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{label}</dt>
      <dd className="text-text tabular-nums">
        <time dateTime={iso} title={formats.fullDate(iso)}>
          {time === undefined ? day : t.dayAndTime(day, time)}
        </time>
      </dd>
    </div>
  );
}
