import { useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import { useSearchParams } from 'react-router-dom';
import { DUPLICATE_PARAM, paths } from '#features/paths.ts';
import { type CopiedImage, toDuplicate } from '#features/products/form/duplicateModel.ts';
import { DuplicateProductView } from '#features/products/form/DuplicateProductView.tsx';
import { MissingImagesNotice } from '#features/products/form/MissingImagesNotice.tsx';
import { createRules, getFields } from '#features/products/form/productFormModel.ts';
import { createBody } from '#features/products/form/productPayload.ts';
import { useWords } from '#features/words/useWords.ts';
import { retryAndFocusMain } from '../shell/retryAndFocusMain.ts';
import { useAdminEmail } from '../session/useAdminEmail.ts';
import { useCreateProduct } from '../queries/productForm.ts';
import { duplicateDraft } from './productDrafts.ts';
import { ProductFormSection, type ProductFormSectionProps } from './ProductFormSection.tsx';
import { useDuplicateSource } from './useDuplicateSource.ts';
import { useProductDraft } from './useProductDraft.ts';

/** The add form, filled in with the product that the address names. */
export function DuplicateProductSection() {
  const [params] = useSearchParams();
  const productId = params.get(DUPLICATE_PARAM) ?? '';
  const { state, source, refetch } = useDuplicateSource(productId);
  return (
    <DuplicateProductView state={state} onRetry={() => retryAndFocusMain(refetch)}>
      {source && <Duplicating {...source} />}
    </DuplicateProductView>
  );
}

type DuplicatingProps = { product: Product; images: readonly CopiedImage[] };

function Duplicating({ product, images }: DuplicatingProps) {
  const { duplicateCopy, createOnlyCopy } = useWords('productForm');
  const [{ values, missingImages }] = useState(() =>
    toDuplicate(duplicateCopy, product, images, (file) => URL.createObjectURL(file)),
  );
  const creation = useCreateProduct();
  const email = useAdminEmail();
  const draft = useProductDraft({
    openStore: () => duplicateDraft(email, product._id),
    kind: 'copy',
    initial: getFields(values),
  });

  const save: ProductFormSectionProps['save'] = async (typed, options) => {
    const body = createBody(typed, product);
    const { productId } = await creation.mutateAsync({ body, ...options });
    if (!productId) return { outcome: 'failed', text: createOnlyCopy.noId };
    draft.clear();
    return { outcome: 'created', productId };
  };
  return (
    <ProductFormSection
      kind="create"
      rules={createRules}
      saved={values}
      subtitle={duplicateCopy.subtitle(product.name?.trim() || duplicateCopy.unnamed)}
      notice={<MissingImagesNotice images={missingImages} />}
      draft={draft.offer}
      onFieldsChange={draft.save}
      cancelHref={paths.viewProduct(product._id)}
      save={save}
    />
  );
}
