import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { ProductImage } from '#contract/products/productFields.ts';
import { MissingImagesNotice } from '#features/products/form/DuplicateProductView.tsx';
import {
  type CopiedImage,
  createDuplicate,
  type DuplicateState,
  getImageFileName,
} from '#features/products/form/duplicateModel.ts';
import {
  createRules,
  getFields,
  hasSameFields,
  type ProductFormFields,
} from '#features/products/form/productFormModel.ts';
import { buildCreateBody } from '#features/products/form/productPayload.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { hasStatus, useLogFailure, serverMessageOr } from '../api/failure.ts';
import { fetchImage } from '../api/fetchImage.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { useCreateProduct } from './productQueries.ts';
import { ProductFormSection, type ProductFormSectionProps } from './ProductFormSection.tsx';

export type CopySource = { product: Product; images: readonly CopiedImage[] };

type CopySourceOptions = {
  /** Id of the product or version. */
  id: string;
  /** Loads the product. */
  query: UseQueryResult<Product | undefined>;
  /** Shown if the product can't be loaded and the server doesn't say why. */
  failedText: string;
};

/** Loads the images of the product to copy, and keeps both, so that later changes don't change the copy. */
export function useCopySource({ id, query, failedText }: CopySourceOptions) {
  const product = query.data;
  const images = useQuery({
    queryKey: ['copied images', id],
    queryFn: ({ signal }) => copyImages(product?.images ?? [], signal),
    enabled: product !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const [source, setSource] = useState<CopySource>();
  if (!source && product && images.data) setSource({ product, images: images.data });
  const { error } = query;
  useLogFailure(error);

  const getState = (): DuplicateState => {
    if (source) return { status: 'ready' };
    if (hasStatus(error, 404) || hasStatus(error, 410)) return { status: 'notFound' };
    if (isFailedOrOffline(query)) return { status: 'failed', text: serverMessageOr(error, failedText) };
    // A response without a product.
    if (query.isSuccess && !product && !query.isFetching) return { status: 'notFound' };
    return { status: 'loading' };
  };
  return { state: getState(), source };
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

type CopiedProductFormProps = CopySource & {
  /** Name of the new product. */
  name: string;
  subtitle: string;
  draftKind: 'copy' | 'new';
  openDraftStore: () => DraftStore<ProductFormFields>;
  cancelHref: string;
};

/** The form of a new product, filled in with another product. */
export function CopiedProductForm({
  product,
  images,
  name,
  subtitle,
  draftKind,
  openDraftStore,
  cancelHref,
}: CopiedProductFormProps) {
  const t = useMessages('productForm').createOnly;
  const [{ values, missingImages }] = useState(() =>
    createDuplicate(name, product, images, (file) => URL.createObjectURL(file)),
  );
  const creation = useCreateProduct();
  const draft = useDraft({
    openStore: openDraftStore,
    kind: draftKind,
    initial: getFields(values),
    hasSameFields,
  });

  const save: ProductFormSectionProps['save'] = async (formValues, options) => {
    const body = buildCreateBody(formValues, product);
    const { productId } = await creation.mutateAsync({ body, ...options });
    if (!productId) return { outcome: 'failed', text: t.noId };
    draft.clear();
    return { outcome: 'created', productId };
  };
  return (
    <ProductFormSection
      kind="create"
      rules={createRules}
      savedValues={values}
      subtitle={subtitle}
      notice={<MissingImagesNotice images={missingImages} />}
      draft={draft.offer}
      onFieldsChange={draft.save}
      cancelHref={cancelHref}
      save={save}
    />
  );
}
