import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { wrapText } from '#ui/text/wrapText.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';

type DetailSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string;
  /** A small button after the heading. */
  action?: ReactNode;
};

/** A section of an order's details. */
export function DetailSection({ title, action, className, children, ...rest }: DetailSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx('min-w-0', className)}>
      <div className="mb-2 flex items-center gap-1 print:break-after-avoid">
        <h3 id={titleId} className="text-2xs font-medium tracking-[0.045em] text-text-subtle uppercase">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

/** '20 Nov 2026, 09:14', with the full date and time zone on hover and focus. */
export function DateTime({ iso }: { iso: string | undefined }) {
  const t = useMessages('orderDetail').dialog;
  const formats = useFormats();
  const fullDate = formats.fullDate(iso);
  if (fullDate === undefined) return <span translate="no">{formats.date(iso)}</span>;
  const day = formats.date(iso);
  const time = formats.time(iso);
  return (
    <time
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the full date reachable by keyboard
      tabIndex={0}
      dateTime={iso}
      aria-description={fullDate}
      data-tooltip={fullDate}
      className="rounded-xs"
    >
      <bdi translate="no">{time === undefined ? day : t.dayAndTime(day, time)}</bdi>
    </time>
  );
}

/** Stands for the value in a formatted message. */
const PLACEHOLDER = '\ufffc';

/** Renders a message with an element in place of its value, wherever the language puts it. */
export function MessageWithElement({
  message,
  children,
}: {
  message: (value: string) => string;
  children: ReactNode;
}) {
  const [before, after] = message(PLACEHOLDER).split(PLACEHOLDER);
  return (
    <>
      {wrapText(before)}
      {children}
      {wrapText(after)}
    </>
  );
}
