import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';

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
  if (status === 'unsupported')
    return (
      <Page>
        <PageHeader title={t.page} />
        <EmptyState icon={<History />} placement="page" title={t.unsupported} text={t.unsupportedText} />
      </Page>
    );
  return (
    <Page>
      <PageHeader
        title={t.page}
        description={keptDays === undefined ? t.text : `${t.text} ${t.kept(keptDays)}`}
      />
      {children}
    </Page>
  );
}

/** Shown in place of the list to signed-out visitors. */
export function ActivityAccessPrompt() {
  const t = useMessages('activity').activityList;
  return (
    <AccessPrompt
      title={t.accessTitle}
      text={t.accessText}
      actions={
        <ButtonLink variant="primary" href={paths.login}>
          {t.signIn}
        </ButtonLink>
      }
    />
  );
}
