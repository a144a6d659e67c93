import { useSearchParams } from 'react-router-dom';
import { DUPLICATE_PARAM, paths, VERSION_PARAM } from '#features/paths.ts';
import {
  createRules,
  emptyFields,
  emptyValues,
  hasSameFields,
} from '#features/products/form/productFormModel.ts';
import { buildCreateBody } from '#features/products/form/productPayload.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useCreateProduct } from './productQueries.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useAdminEmail } from '../session/useSession.ts';
import { Title } from '../page/Title.tsx';
import { CreateAgainSection } from './CreateAgainSection.tsx';
import { DuplicateProductSection } from './DuplicateProductSection.tsx';
import { ProductFormSection, type ProductFormSectionProps } from './ProductFormSection.tsx';
import { openNewDraft } from './productDrafts.ts';

/** The form of a new product. Its draft is kept until the product is published. */
function AddProductSection() {
  const t = useMessages('productForm').createOnly;
  const creation = useCreateProduct();
  const email = useAdminEmail();
  const draft = useDraft({
    openStore: () => openNewDraft(email),
    kind: 'new',
    initial: emptyFields,
    hasSameFields,
  });

  const save: ProductFormSectionProps['save'] = async (values, options) => {
    const { productId } = await creation.mutateAsync({ body: buildCreateBody(values), ...options });
    if (!productId) return { outcome: 'failed', text: t.noId };
    draft.clear();
    return { outcome: 'created', productId };
  };
  return (
    <ProductFormSection
      kind="create"
      rules={createRules}
      savedValues={emptyValues}
      draft={draft.offer}
      onFieldsChange={draft.save}
      cancelHref={paths.productList}
      save={save}
    />
  );
}

export function AddProductPage() {
  const { create: t, createOnly } = useMessages('productForm');
  const [params] = useSearchParams();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={{ ...createOnly, signIn: createOnly.toLogin }} />}>
        <FormSection sourceId={params.get(DUPLICATE_PARAM)} entryId={params.get(VERSION_PARAM)} />
      </RequireAuth>
    </>
  );
}

/** The empty form, or the form filled in from another product or an earlier version. */
function FormSection({ sourceId, entryId }: { sourceId: string | null; entryId: string | null }) {
  if (sourceId) return <DuplicateProductSection key={sourceId} />;
  return entryId ? <CreateAgainSection key={entryId} /> : <AddProductSection />;
}
