import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Page } from '#ui/page/Page.tsx';
import { UnavailablePage } from '#features/capabilities/UnavailablePage.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

type ActivityViewProps = {
  /** unsupported: the backend keeps no history. */
  status: 'supported' | 'unsupported';
  /** How long the entries of products are kept; undefined if unknown. */
  keptDays?: number | undefined;
  /** The list. */
  children?: ReactNode;
};

/** The page of everything that was changed. */
export function ActivityView({ status, keptDays, children }: ActivityViewProps) {
  const t = useMessages('activity').activityList;
  if (status === 'unsupported') return <UnavailablePage icon={<History />} messages={t} />;
  return (
    <Page title={t.page} description={keptDays === undefined ? t.text : `${t.text} ${t.kept(keptDays)}`}>
      {children}
    </Page>
  );
}
