import { clsx } from 'clsx';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Copy, LayoutDashboard, Pencil, PackageX, RotateCw, Trash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { ProductImage } from '#contract/products/productFields.ts';
import type { Messages } from '#languages/messages.ts';
import { ButtonLink, Button } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { ErrorView } from '#ui/error-view/ErrorView.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { Page } from '#ui/page/Page.tsx';
import { getLineWidth, Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { type CategoryNames, formatCategory } from '../productModel.ts';
import { ProductDetails } from './ProductDetails.tsx';
import type { ProductViewState, ViewFailure } from './productViewModel.ts';

/** Images beside the details on wide screens, sticky if the window is tall enough. */
const columnsStyle =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[40rem]/page:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]';

const galleryStyle = 'p-3';
const imageColumnStyle =
  'p-3 @min-[40rem]/page:[@media(min-height:48rem)]:sticky @min-[40rem]/page:[@media(min-height:48rem)]:top-[calc(var(--spacing-header)+1.25rem)]';

/** The history is below the images, or at the end if there is one column. The last row takes the rest of the height. */
const withHistoryStyle = '@min-[40rem]/page:grid-rows-[auto_1fr]';
const detailsStyle =
  '@min-[40rem]/page:col-start-2 @min-[40rem]/page:row-span-2 @min-[40rem]/page:row-start-1';

const SKELETON_ROWS = 6;

/** A skeleton of the page. */
const ProductSkeleton = () => {
  const t = useMessages('productView').productPage;
  return (
    <Page
      width="form"
      aria-busy="true"
      eyebrow={<Skeleton width="8rem" />}
      title={
        <output className="inline-flex items-center gap-2.5 font-medium text-text-muted">
          <Spinner />
          <span className="text-base">{t.loading}</span>
        </output>
      }
    >
      <div className={columnsStyle}>
        <Card className={imageColumnStyle}>
          <Skeleton height="auto" shape="block" className="aspect-square rounded-lg" />
        </Card>
        <Card className="grid gap-4.5 p-5">
          <Skeleton width="9rem" height="2rem" shape="block" />
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <span key={row} className="grid h-5 grid-cols-[8.5rem_minmax(0,1fr)] items-center">
              <Skeleton width="4.5rem" />
              <Skeleton width={getLineWidth(row, 'first')} />
            </span>
          ))}
        </Card>
      </div>
    </Page>
  );
};

type ProductViewProps = {
  state: ProductViewState;
  onRetry: () => void;
  onDelete: (product: Product) => void;
  /** The product's history, if the backend keeps one. */
  history?: ReactNode;
};

/** The page of one product. */
export function ProductView({ state, onRetry, onDelete, history }: ProductViewProps) {
  switch (state.status) {
    case 'loading':
      return <ProductSkeleton />;
    case 'failed':
      return <ProductViewFailure failure={state} onRetry={onRetry} />;
    case 'shown':
      return (
        <ShownProduct product={state.product} onDelete={() => onDelete(state.product)} history={history} />
      );
    default:
      return state satisfies never;
  }
}

type ShownProductProps = { product: Product; onDelete: () => void; history: ReactNode };

function ShownProduct({ product, onDelete, history }: ShownProductProps) {
  const t = useMessages('productView').productPage;
  const { productFilters } = useMessages('products');
  const name = trimToUndefined(product.name) ?? t.unnamed;
  return (
    <Page
      width="form"
      eyebrow={renderCategoryPath(productFilters.category.options, product)}
      title={<span dir="auto">{name}</span>}
      actions={
        <>
          <ButtonLink icon={<LayoutDashboard />} href={paths.dashboard}>
            {t.dashboard}
          </ButtonLink>
          <ButtonLink icon={<Copy />} href={paths.duplicateProduct(product._id)}>
            {t.duplicate}
          </ButtonLink>
          <Button icon={<Trash />} aria-haspopup="dialog" onClick={onDelete}>
            {t.delete}
          </Button>
          <ButtonLink variant="primary" icon={<Pencil />} href={paths.editProduct(product._id)}>
            {t.edit}
          </ButtonLink>
        </>
      }
    >
      <div className={clsx(columnsStyle, history && withHistoryStyle)}>
        <ProductGallery
          images={product.images ?? []}
          name={name}
          className={history ? galleryStyle : imageColumnStyle}
        />
        <div className={clsx('grid grid-cols-[minmax(0,1fr)] gap-5', history && detailsStyle)}>
          <ProductDetails product={product} />
          <Description description={product.description} />
        </div>
        {history}
      </div>
    </Page>
  );
}

/** Renders the category path: 'Electronics / Tablets', or only one of the two. */
function renderCategoryPath(names: CategoryNames, { category, subCategory }: Product): ReactNode {
  const shown = trimToUndefined(category);
  const [first, second] = [shown && formatCategory(names, shown), trimToUndefined(subCategory)].filter(
    Boolean,
  );
  if (!second) return first;
  return (
    <>
      <span>{first}</span> <span className="text-text-subtle">/</span> <span>{second}</span>
    </>
  );
}

function Description(product: Pick<Product, 'description'>) {
  const text = trimToUndefined(product.description);
  const { viewLabels } = useMessages('productLabels');
  if (text === undefined) return null;
  return (
    <Card title={viewLabels.description}>
      <CardBody>
        <p dir="auto" className="leading-5.5 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      </CardBody>
    </Card>
  );
}

type ProductGalleryProps = { images: readonly ProductImage[]; name: string; className: string };

function ProductGallery({ images, name, className }: ProductGalleryProps) {
  const t = useMessages('productView').gallery;
  const [selected, setSelected] = useState(0);
  return (
    <Card aria-label={t.thumbnails} className={className}>
      <Gallery
        images={images.map(({ url }, index) => ({
          url,
          alt: t.alt(name, index + 1, images.length),
        }))}
        selected={selected}
        onSelect={setSelected}
        labels={t}
      />
    </Card>
  );
}

type ProductViewFailureProps = { failure: ViewFailure; onRetry: () => void };

/** Says why the product can't be shown, with a retry unless it doesn't exist. */
const ProductViewFailure = ({ failure, onRetry }: ProductViewFailureProps) => {
  const t = useMessages('productView').failure;
  return failure.reason === 'notFound' ? (
    <EmptyState
      role="alert"
      icon={<PackageX />}
      level={1}
      placement="page"
      title={t.notFound}
      text={t.notFoundHint}
      actions={
        <ButtonLink variant="primary" href={paths.productList}>
          {t.back}
        </ButtonLink>
      }
    />
  ) : (
    <ErrorView
      title={getTitle(t, failure)}
      text={t[`${failure.reason}Hint`]}
      actions={
        <>
          <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
            {t.retry}
          </Button>
          <ButtonLink href={paths.productList}>{t.back}</ButtonLink>
        </>
      }
    />
  );
};

const getTitle = (
  t: Messages['productView']['failure'],
  failure: Exclude<ViewFailure, { reason: 'notFound' }>,
) => (failure.reason === 'refused' ? t.refused(failure.statusText) : t[failure.reason]);
