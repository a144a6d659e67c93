import { clsx } from 'clsx';
import { Check, ChevronRight, CircleX, Clock, PencilLine, TriangleAlert, Truck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { StatusText } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { cardStyle } from '#ui/card/Card.tsx';
import { Anchor } from '#ui/link/Link.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useFormats } from '../format/useFormats.ts';
import { formatRowCount } from '../list/formatListCount.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { Task, TaskName, TodoState } from './todoModel.ts';

type TodoRowProps = { state: TodoState; onRetry: () => void };

/** Open tasks, as links to their rows. One line of 56 px on a desktop. */
export function TodoRow({ state, onRetry }: TodoRowProps) {
  const t = useMessages('dashboard').todo;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={state.status === 'loading' || undefined}
      className={clsx(
        cardStyle,
        'flex min-h-14 flex-wrap items-center gap-x-6 px-5 py-2 @max-[38rem]/page:px-3.5',
      )}
    >
      <h2 id={titleId} className="self-start text-sm @min-[60rem]/page:leading-9 @max-[60rem]/page:w-full">
        {t.title}
      </h2>
      <Content state={state} onRetry={onRetry} />
    </section>
  );
}

function Content({ state, onRetry }: TodoRowProps) {
  const t = useMessages('dashboard').todo;
  switch (state.status) {
    case 'loading':
      return (
        <>
          <output className="sr-only">{t.loading}</output>
          <div aria-hidden="true" className={listStyle}>
            {SKELETON_WIDTHS.map((width) => (
              <span key={width} className={taskStyle}>
                <Skeleton width={width} />
              </span>
            ))}
          </div>
        </>
      );
    case 'failed':
      return (
        <div role="alert" className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <p>{t.failed}</p>
          <Button size="sm" onClick={onRetry}>
            {t.retry}
          </Button>
        </div>
      );
    case 'shown':
      return state.tasks.length === 0 ? (
        <StatusText tone="positive" icon="circle-check" className="min-h-9">
          {t.caughtUp}
        </StatusText>
      ) : (
        <ul className={listStyle}>
          {state.tasks.map((task) => (
            <li key={task.name}>
              <TaskLink task={task} />
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

const listStyle =
  '-mx-2 flex flex-[1_1_20rem] flex-wrap gap-x-1 @max-[38rem]/page:grid @max-[38rem]/page:grow @max-[38rem]/page:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]';
const taskStyle =
  'inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-sm font-medium @max-[38rem]/page:min-h-10 pointer-coarse:min-h-control-lg';

/** As many as there can be tasks, so that the page below doesn't move on a phone when they are known. */
const SKELETON_WIDTHS = ['9rem', '10rem', '8.25rem', '7.75rem', '7.5rem', '8rem'];

/** The icon and colour that the lists use for these rows. */
const taskIcons: Record<TaskName, { icon: ReactNode; className: string }> = {
  pending: { icon: <Clock />, className: 'text-caution' },
  dispatch: { icon: <Check />, className: 'text-info' },
  late: { icon: <Truck />, className: 'text-caution' },
  paymentFailed: { icon: <CircleX />, className: 'text-caution' },
  outOfStock: { icon: <TriangleAlert />, className: 'text-critical' },
  draft: { icon: <PencilLine />, className: 'text-caution' },
  lowStock: { icon: <TriangleAlert />, className: 'text-critical' },
};

function TaskLink({ task: { name, count, href } }: { task: Task }) {
  const t = useMessages('dashboard').todo.tasks;
  const listMessages = useMessages('list').shared;
  const formats = useFormats();
  const { icon, className } = taskIcons[name];
  return (
    <Anchor
      href={href}
      className={clsx(
        taskStyle,
        '-outline-offset-2 hover:bg-surface-hover [&_svg]:size-3.5 [&_svg]:flex-none',
      )}
    >
      <span className={className}>{icon}</span>
      <span>
        <span>{t[name](count.count, formatRowCount(listMessages, formats, count))}</span>
        <ChevronRight className="ms-0.5 inline-block align-[-0.125em] text-text-subtle rtl:-scale-x-100" />
      </span>
    </Anchor>
  );
}
