import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product } from '#contract/products/product.ts';
import type { ProductImage } from '#contract/products/productFields.ts';
import { DUPLICATE_PARAM, paths } from '#features/paths.ts';
import { DuplicateProductView, MissingImagesNotice } from '#features/products/form/DuplicateProductView.tsx';
import {
  type CopiedImage,
  createDuplicate,
  type DuplicateState,
  getImageFileName,
} from '#features/products/form/duplicateModel.ts';
import { createRules, getFields } from '#features/products/form/productFormModel.ts';
import { buildCreateBody } from '#features/products/form/productPayload.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { hasStatus, useLogFailure, serverMessageOr } from '../api/failure.ts';
import { fetchImage } from '../api/fetchImage.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { useCreateProduct, productQueries } from '../queries/products.ts';
import { useAdminEmail } from '../session/useSession.ts';
import { retryAndFocusMain } from '../shell/retryAndFocusMain.ts';
import { ProductFormSection, type ProductFormSectionProps } from './ProductFormSection.tsx';
import { openDuplicateDraft } from './productDrafts.ts';
import { useProductDraft } from './useProductDraft.ts';

type Source = { product: Product; images: readonly CopiedImage[] };

/** Loads the product to copy and its images once, so that later changes of the source don't change the copy. */
function useDuplicateSource(productId: string) {
  const t = useMessages('productForm').duplicate;
  const query = useQuery({ ...productQueries.one(productId), retryOnMount: true });
  const product = query.data;
  const images = useQuery({
    queryKey: ['copied images', productId],
    queryFn: ({ signal }) => copyImages(product?.images ?? [], signal),
    enabled: product !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const [source, setSource] = useState<Source>();
  if (!source && product && images.data) setSource({ product, images: images.data });
  const { error } = query;
  useLogFailure(error);

  const state = ((): DuplicateState => {
    if (source) return { status: 'ready' };
    if (hasStatus(error, 404)) return { status: 'notFound' };
    if (isFailedOrOffline(query)) return { status: 'failed', text: serverMessageOr(error, t.failed) };
    // A response without a product.
    if (query.isSuccess && !product && !query.isFetching) return { status: 'notFound' };
    return { status: 'loading' };
  })();
  return { state, source, refetch: query.refetch };
}

const copyImages = (images: readonly ProductImage[], signal: AbortSignal): Promise<CopiedImage[]> =>
  Promise.all(
    images.map(async (image, index) => {
      const file = await fetchImage(image.url, signal);
      return {
        image,
        file: file && new File([file], getImageFileName(index + 1, file.type), { type: file.type }),
      };
    }),
  );

/** The form of a new product, filled in with a copy of the product in the URL. */
export function DuplicateProductSection() {
  const [params] = useSearchParams();
  const productId = params.get(DUPLICATE_PARAM) ?? '';
  const { state, source, refetch } = useDuplicateSource(productId);
  return (
    <DuplicateProductView state={state} onRetry={() => retryAndFocusMain(refetch)}>
      {source && <DuplicateForm {...source} />}
    </DuplicateProductView>
  );
}

function DuplicateForm({ product, images }: Source) {
  const t = useMessages('productForm');
  const [{ values, missingImages }] = useState(() =>
    createDuplicate(t.duplicate, product, images, (file) => URL.createObjectURL(file)),
  );
  const creation = useCreateProduct();
  const email = useAdminEmail();
  const draft = useProductDraft({
    openStore: () => openDuplicateDraft(email, product._id),
    kind: 'copy',
    initial: getFields(values),
  });

  const save: ProductFormSectionProps['save'] = async (formValues, options) => {
    const body = buildCreateBody(formValues, product);
    const { productId } = await creation.mutateAsync({ body, ...options });
    if (!productId) return { outcome: 'failed', text: t.createOnly.noId };
    draft.clear();
    return { outcome: 'created', productId };
  };
  return (
    <ProductFormSection
      kind="create"
      rules={createRules}
      savedValues={values}
      subtitle={t.duplicate.subtitle(product.name?.trim() || t.duplicate.unnamed)}
      notice={<MissingImagesNotice images={missingImages} />}
      draft={draft.offer}
      onFieldsChange={draft.save}
      cancelHref={paths.viewProduct(product._id)}
      save={save}
    />
  );
}
