import type { ReactNode } from 'react';
import { Page, type PageState } from '#ui/page/Page.tsx';
import { UnavailablePage } from '#features/capabilities/UnavailablePage.tsx';

/** unsupported: the backend has no calls for these settings. */
export type SettingsStatus = 'loading' | 'failed' | 'unsupported' | 'loaded';

type SettingsPageProps = {
  status: SettingsStatus;
  messages: Readonly<
    Record<'page' | 'loading' | 'failed' | 'failedText' | 'retry' | 'unsupported' | 'unsupportedText', string>
  >;
  /** Shown if the settings aren't supported. */
  icon: ReactNode;
  description?: string | undefined;
  onRetry: () => void;
  /** The loaded settings. */
  children?: ReactNode;
};

/** A page of settings, which not every backend supports. */
export function SettingsPage({ status, messages: t, icon, onRetry, ...page }: SettingsPageProps) {
  if (status === 'unsupported') return <UnavailablePage icon={icon} messages={t} width="form" />;
  const states: Record<Exclude<SettingsStatus, 'unsupported'>, PageState> = {
    loading: { status: 'loading', label: t.loading },
    failed: {
      status: 'failed',
      title: t.failed,
      text: t.failedText,
      retryLabel: t.retry,
      onRetry,
    },
    loaded: { status: 'shown' },
  };
  return <Page {...page} width="form" title={t.page} state={states[status]} />;
}
