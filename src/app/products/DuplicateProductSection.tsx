import { useQuery } from '@tanstack/react-query';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useSearchParams } from 'react-router-dom';
import { DUPLICATE_PARAM, paths } from '#features/paths.ts';
import { DuplicateProductView } from '#features/products/form/DuplicateProductView.tsx';
import { formatSubtitle, markAsCopy, toCopy } from '#features/products/form/duplicateModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { productQueries } from './productQueries.ts';
import { useAdminEmail } from '../session/useSession.ts';
import { retryAndFocusMain } from '../browser/retryAndFocusMain.ts';
import { CopiedProductForm, useCopySource } from './CopiedProductForm.tsx';
import { openDuplicateDraft } from './productDrafts.ts';

/** The form of a new product, filled in with a copy of the product in the URL. */
export function DuplicateProductSection() {
  const t = useMessages('productForm').duplicate;
  const [params] = useSearchParams();
  const productId = params.get(DUPLICATE_PARAM) ?? '';
  const query = useQuery({ ...productQueries.one(productId), retryOnMount: true });
  const { state, source } = useCopySource({ id: productId, query, failedText: t.failed });
  const email = useAdminEmail();
  return (
    <DuplicateProductView
      state={state}
      messages={t}
      back={{ href: paths.productList, label: t.toProducts }}
      onRetry={() => retryAndFocusMain(query.refetch)}
    >
      {source && (
        <CopiedProductForm
          {...source}
          product={toCopy(source.product)}
          name={markAsCopy(t, source.product.name ?? '')}
          subtitle={formatSubtitle(t, trimToUndefined(source.product.name) ?? t.unnamed, source.product)}
          draftKind="copy"
          openDraftStore={() => openDuplicateDraft(email, source.product._id)}
          cancelHref={paths.viewProduct(source.product._id)}
        />
      )}
    </DuplicateProductView>
  );
}
