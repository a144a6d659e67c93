import { useWords } from '#features/words/useWords.ts';
import { Copy, LayoutDashboard, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { ProductImage } from '#contract/products/productFields.ts';
import { paths } from '#features/paths.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { CardBody } from '#ui/card/Card.tsx';
import { CardHeader } from '#ui/card/Card.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { Page } from '#ui/page-header/PageHeader.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { type CategoryNames, formatCategory } from '../inventory/categories.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductLoading } from './ProductLoading.tsx';
import { ProductViewFailure } from './ProductViewFailure.tsx';
import type { ProductViewState } from './productViewModel.ts';
import { pairOfColumns, imageColumn } from './viewStyle.ts';

export type ProductViewProps = { state: ProductViewState; onRetry: () => void };

/** One product: its images, what there is to say about it, and the way to its form. */
export function ProductView({ state, onRetry }: ProductViewProps) {
  switch (state.status) {
    case 'loading':
      return <ProductLoading />;
    case 'failed':
      return <ProductViewFailure failure={state} onRetry={onRetry} />;
    case 'shown':
      return <ShownProduct product={state.product} />;
    default:
      return state satisfies never;
  }
}

function ShownProduct({ product }: { product: Product }) {
  const { productViewCopy: copy } = useWords('productView');
  const { productFilters } = useWords('products');
  const name = product.name?.trim() || copy.unnamed;
  return (
    <Page width="form">
      <PageHeader
        eyebrow={categoryTrail(productFilters.category.options, product)}
        title={<span dir="auto">{name}</span>}
        actions={
          <>
            <ButtonLink icon={<LayoutDashboard />} href={paths.dashboard}>
              {copy.dashboard}
            </ButtonLink>
            <ButtonLink icon={<Copy />} href={paths.duplicateProduct(product._id)}>
              {copy.duplicate}
            </ButtonLink>
            <ButtonLink variant="primary" icon={<Pencil />} href={paths.editProduct(product._id)}>
              {copy.edit}
            </ButtonLink>
          </>
        }
      />
      <div className={pairOfColumns}>
        <ProductGallery images={product.images ?? []} name={name} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ProductDetails product={product} />
          <Description text={product.description} />
        </div>
      </div>
    </Page>
  );
}

/** 'Electronics / Tablets', as far as it is known. */
function categoryTrail(names: CategoryNames, { category, subCategory }: Product): ReactNode {
  const [first, second] = [category && formatCategory(names, category.trim()), subCategory?.trim()].filter(
    Boolean,
  );
  if (!second) return first;
  return (
    <>
      <span>{first}</span> <span className="text-text-subtle">/</span> <span>{second}</span>
    </>
  );
}

function Description({ text }: { text: string | undefined }) {
  const { productViewCopy: copy } = useWords('productView');
  if (!text?.trim()) return null;
  return (
    <Card>
      <CardHeader title={copy.description} />
      <CardBody>
        <p dir="auto" className="leading-5.5 wrap-anywhere whitespace-pre-line">
          {text.trim()}
        </p>
      </CardBody>
    </Card>
  );
}

type ProductGalleryProps = { images: readonly ProductImage[]; name: string };

/** The product's images; the first is shown first. */
function ProductGallery({ images, name }: ProductGalleryProps) {
  const { galleryCopy } = useWords('productView');
  const [selected, setSelected] = useState(0);
  return (
    <Card aria-label={galleryCopy.thumbnails} className={imageColumn}>
      <Gallery
        images={images.map(({ url }, index) => ({
          url,
          alt: galleryCopy.alt(name, index + 1, images.length),
        }))}
        selected={selected}
        onSelect={setSelected}
        labels={galleryCopy}
      />
    </Card>
  );
}
