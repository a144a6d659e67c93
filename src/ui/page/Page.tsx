import { clsx } from 'clsx';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

const widths = { page: 'max-w-page', form: 'max-w-form' };

type PageFrameProps = ComponentProps<'div'> & {
  /** page for tables, form for text and forms. @default 'page' */
  width?: keyof typeof widths | undefined;
};

/** Centres a page's content and spaces its parts. */
export const PageFrame = ({ width = 'page', className, ...rest }: PageFrameProps) => (
  <div
    {...rest}
    className={clsx(
      '@container/page mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-5 px-(--page-gutter) pt-6 pb-10 print:block print:space-y-3 print:p-0',
      widths[width],
      className,
    )}
  />
);

type Explanation = { icon: ReactNode; title: string; text: string; actions?: ReactNode };

/** What a page shows below its title. */
export type PageState =
  /** The children. */
  | { status: 'shown' }
  | { status: 'loading'; label: string }
  /** With a button that tries again, and further `actions`. */
  | ({ status: 'failed'; retryLabel: string; onRetry: () => void } & Omit<Explanation, 'icon'>)
  /** notFound: the thing that the URL names doesn't exist. unavailable: the page never has content here. */
  | ({ status: 'notFound' | 'unavailable' } & Explanation);

type PageProps = Omit<PageFrameProps, 'title'> &
  PageHeaderProps & {
    /** @default shown */
    state?: PageState | undefined;
  };

/** A page with its title, and its content or what is shown in its place. */
export const Page = ({
  title,
  eyebrow,
  description,
  actions,
  phoneActions,
  state = { status: 'shown' },
  children,
  ...frame
}: PageProps) => (
  <PageFrame {...frame}>
    <PageHeader {...{ title, eyebrow, description, actions, phoneActions }} />
    <PageContent state={state}>{children}</PageContent>
  </PageFrame>
);

type PageHeaderProps = {
  title: ReactNode;
  /** A line above the title, such as the section. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** At most four, one of them primary. */
  actions?: ReactNode;
  /** Place of the actions on a phone: a line of their own, or the title's line if they fit. @default 'line' */
  phoneActions?: 'line' | 'title' | undefined;
};

/** The page's h1, at the same height with and without actions. On a phone the actions are on their own line. */
const PageHeader = ({ title, eyebrow, description, actions, phoneActions = 'line' }: PageHeaderProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-2">
    <div className={clsx('min-w-0 flex-[1_1_16rem]', phoneActions === 'title' && 'max-sm:flex-auto')}>
      {eyebrow && <div className="mb-0.5 text-sm text-text-muted">{eyebrow}</div>}
      <h1 className="text-xl wrap-anywhere">{title}</h1>
      {description && <p className="mt-0.5 text-text-muted">{description}</p>}
    </div>
    {actions && (
      <div
        className={clsx(
          // Buttons are taller than the title's line.
          'flex flex-wrap gap-2 sm:-my-1 print:hidden max-sm:*:min-h-control-lg',
          phoneActions === 'line' ? 'max-sm:w-full max-sm:*:flex-auto' : 'max-sm:-my-2',
        )}
      >
        {actions}
      </div>
    )}
  </div>
);

function PageContent({ state, children }: { state: PageState; children: ReactNode }) {
  switch (state.status) {
    case 'shown':
      return children;
    case 'loading':
      return (
        <div data-loading="" className="grid min-h-[min(34rem,100dvh-12rem)] place-items-center">
          <Spinner size="lg" label={state.label} className="text-text-muted" />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          role="alert"
          icon={<TriangleAlert />}
          tone="critical"
          placement="page"
          title={state.title}
          text={state.text}
          actions={
            <>
              <Button variant="primary" icon={<RotateCw />} onClick={state.onRetry}>
                {state.retryLabel}
              </Button>
              {state.actions}
            </>
          }
        />
      );
    case 'notFound':
    case 'unavailable': {
      const { status, ...explanation } = state;
      // An alert, because it replaces the loading indicator.
      return (
        <EmptyState role={status === 'notFound' ? 'alert' : undefined} placement="page" {...explanation} />
      );
    }
    default:
      return state satisfies never;
  }
}
