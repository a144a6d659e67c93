import { useQuery } from '@tanstack/react-query';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useSearchParams } from 'react-router-dom';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import { paths, VERSION_PARAM } from '#features/paths.ts';
import { DuplicateProductView } from '#features/products/form/DuplicateProductView.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { hasStatus } from '../api/failure.ts';
import { historyQueries } from '../history/historyQueries.ts';
import { useAdminEmail, useCapability } from '../session/useSession.ts';
import { retryAndFocusMain } from '../browser/retryAndFocusMain.ts';
import { CopiedProductForm, useCopySource } from './CopiedProductForm.tsx';
import { openVersionDraft } from './productDrafts.ts';

/** The form of a new product, filled in with the version of the history entry in the URL. */
export function CreateAgainSection() {
  const t = useMessages('activity').createAgain;
  const { unnamed } = useMessages('productForm').duplicate;
  const [params] = useSearchParams();
  const entryId = params.get(VERSION_PARAM) ?? '';
  const enabled = useCapability(HISTORY_CAPABILITY) === 'offered';
  const query = useQuery({ ...historyQueries.version(entryId), enabled, retryOnMount: true });
  const { state, source } = useCopySource({ id: `version ${entryId}`, query, failedText: t.failed });
  const email = useAdminEmail();
  const isUnreadable = hasStatus(query.error, 410);
  return (
    <DuplicateProductView
      state={enabled ? state : { status: 'notFound' }}
      messages={isUnreadable ? { ...t, notFound: t.unreadable, notFoundText: t.unreadableText } : t}
      back={enabled ? { href: paths.activity, label: t.toActivity } : undefined}
      onRetry={() => retryAndFocusMain(query.refetch)}
    >
      {source && (
        <CopiedProductForm
          {...source}
          name={source.product.name ?? ''}
          subtitle={t.subtitle(trimToUndefined(source.product.name) ?? unnamed)}
          draftKind="new"
          openDraftStore={() => openVersionDraft(email, entryId)}
          cancelHref={paths.activity}
        />
      )}
    </DuplicateProductView>
  );
}
