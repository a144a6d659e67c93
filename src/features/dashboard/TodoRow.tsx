import { clsx } from 'clsx';
import { ChevronRight, CircleX, Clock, Package, PencilLine, TriangleAlert, Truck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { StatusText } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { cardStyle } from '#ui/card/Card.tsx';
import { Anchor } from '#ui/link/Link.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useFormats } from '../format/useFormats.ts';
import { formatRowCount } from '../list/formatListCount.ts';
import { useMessages } from '../messages/useMessages.ts';
import { type Task, TASK_NAMES, type TaskName, type TodoState } from './todoModel.ts';

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
        'flex min-h-14 flex-wrap items-center gap-x-6 px-5 py-2 @max-[38rem]/page:px-4',
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
            {SKELETON_TASKS.map((name) => (
              <TaskSkeleton key={name} name={name} />
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
  '-mx-2 flex flex-[1_1_20rem] flex-wrap gap-x-1 @max-[38rem]/page:grid @max-[38rem]/page:gap-x-0 @max-[38rem]/page:grow @max-[38rem]/page:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] @max-[30rem]/page:grid-cols-[auto_auto]';
const taskStyle =
  'inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 py-1 text-sm font-medium @max-[38rem]/page:flex @max-[38rem]/page:h-full @max-[38rem]/page:min-h-10 pointer-coarse:min-h-control-lg';

const chevronStyle =
  '-ms-1 size-3.5 flex-none text-text-subtle @max-[38rem]/page:ms-auto @max-[38rem]/page:-me-1 rtl:-scale-x-100';

/** As many as are shown at most, so that the page below doesn't move when the tasks are known. */
const SKELETON_TASKS = TASK_NAMES.filter((name) => name !== 'late');

/** As large as the task, in every language. */
function TaskSkeleton({ name }: { name: TaskName }) {
  const t = useMessages('dashboard').todo.tasks;
  return (
    <span className={taskStyle}>
      <Skeleton width="0.875rem" height="0.875rem" shape="circle" />
      <span className="grid min-w-0 items-center *:[grid-area:1/1]">
        <span className="invisible">{t[name](2, '2')}</span>
        <Skeleton />
      </span>
      <ChevronRight className={clsx(chevronStyle, 'invisible')} />
    </span>
  );
}

/** The colour that the lists use for these rows, and their icon if it says what to do. */
const taskIcons: Record<TaskName, { icon: ReactNode; className: string }> = {
  pending: { icon: <Clock />, className: 'text-caution' },
  dispatch: { icon: <Package />, className: 'text-info' },
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
    <Anchor href={href} className={clsx(taskStyle, '-outline-offset-2 hover:bg-surface-hover')}>
      <span className={clsx('flex-none [&>svg]:size-3.5', className)}>{icon}</span>
      <span className="min-w-0">{t[name](count.count, formatRowCount(listMessages, formats, count))}</span>
      <ChevronRight className={chevronStyle} />
    </Anchor>
  );
}
