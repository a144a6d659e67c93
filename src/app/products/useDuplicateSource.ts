import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { ProductImage } from '#contract/products/productFields.ts';
import {
  type CopiedImage,
  type DuplicateState,
  getFileName,
} from '#features/products/form/duplicateModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { fetchImage } from '../api/fetchImage.ts';
import { isRefusedWith, logFailure, serverMessageOr } from '../api/failure.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { productQueries } from '../queries/products.ts';

type Source = { product: Product; images: readonly CopiedImage[] };

/** Gets the product to copy and its images, once: what is typed into the copy must not change with its source. */
export function useDuplicateSource(productId: string) {
  const { duplicateCopy: copy } = useWords('productForm');
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
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);

  const state = ((): DuplicateState => {
    if (source) return { status: 'ready' };
    if (isRefusedWith(404, error)) return { status: 'notFound' };
    if (isFailedOrOffline(query)) return { status: 'failed', text: serverMessageOr(error, copy.failed) };
    // An answer without a product.
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
        file: file && new File([file], getFileName(index + 1, file.type), { type: file.type }),
      };
    }),
  );
