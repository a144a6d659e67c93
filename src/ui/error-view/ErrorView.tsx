import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState.tsx';

type ErrorViewProps = Omit<EmptyStateProps, 'tone' | 'placement'> & {
  text: string;
  actions: ReactNode;
  /** Technical details for a bug report, collapsed. */
  details?: { summary: string; text: string } | undefined;
};

/** A full-page error, for error boundaries and pages that failed to load. */
export const ErrorView = ({ icon = <TriangleAlert />, actions, details, ...rest }: ErrorViewProps) => (
  <EmptyState
    role="alert"
    level={1}
    {...rest}
    icon={icon}
    tone="critical"
    placement="page"
    actions={
      <>
        {actions}
        {details && <Details {...details} />}
      </>
    }
  />
);

const Details = ({ summary, text }: { summary: string; text: string }) => (
  <details className="mt-4 w-full max-w-150 text-sm">
    <summary className="mx-auto w-fit rounded-xs px-1 py-0.5 text-text-muted hover:text-text">
      {summary}
    </summary>
    <pre className="mt-2 overflow-x-auto rounded-md border border-border bg-surface-sunken px-4 py-3 text-start font-mono text-xs whitespace-pre-wrap wrap-anywhere text-text-muted">
      {text}
    </pre>
  </details>
);
