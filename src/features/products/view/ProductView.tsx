import { clsx } from 'clsx';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Copy, Ellipsis, LayoutDashboard, Pencil, PackageX, RotateCw, Trash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { ProductImage } from '#contract/products/productFields.ts';
import type { Messages } from '#languages/messages.ts';
import { ButtonLink, Button } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { ErrorView } from '#ui/error-view/ErrorView.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { Link } from '#ui/link/Link.tsx';
import { ButtonMenu } from '#ui/menu/Menu.tsx';
import { Page } from '#ui/page/Page.tsx';
import { getLineWidth, Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { formatCategory } from '../productModel.ts';
import { ProductDetails } from './ProductDetails.tsx';
import type { ProductViewState, ViewFailure } from './productViewModel.ts';

/** Images beside the details on wide screens, sticky if the window is tall enough. */
const columnsStyle =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[40rem]/page:grid-cols-2 @min-[56rem]/page:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]';

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

/** Without its icon on the narrowest phones, so that the three buttons fit in one line. */
const narrowStyle = 'max-[22.5rem]:[&>svg]:hidden';

type ShownProductProps = { product: Product; onDelete: () => void; history: ReactNode };

function ShownProduct({ product, onDelete, history }: ShownProductProps) {
  const t = useMessages('productView').productPage;
  const name = trimToUndefined(product.name) ?? t.unnamed;
  return (
    <Page
      width="form"
      eyebrow={<Breadcrumb product={product} />}
      title={<span dir="auto">{name}</span>}
      actions={
        <>
          <ButtonLink icon={<LayoutDashboard />} href={paths.dashboard} className={narrowStyle}>
            {t.dashboard}
          </ButtonLink>
          <ButtonLink
            variant="primary"
            icon={<Pencil />}
            href={paths.editProduct(product._id)}
            className={narrowStyle}
          >
            {t.edit}
          </ButtonLink>
          <ButtonMenu
            icon={<Ellipsis />}
            aria-label={t.moreActions}
            className="w-control px-0 [&>svg]:mx-0! max-sm:flex-none! max-sm:w-control-lg"
            items={[
              { label: t.duplicate, icon: <Copy />, href: paths.duplicateProduct(product._id) },
              { label: t.delete, icon: <Trash />, tone: 'critical', onSelect: onDelete },
            ]}
          />
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

/** The path to the product: 'Products / Electronics / Tablets'. The title follows. */
function Breadcrumb({ product: { category, subCategory } }: { product: Product }) {
  const t = useMessages('productView').productPage;
  const { options } = useMessages('products').productFilters.category;
  const shown = trimToUndefined(category);
  const last = trimToUndefined(subCategory);
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className="flex flex-wrap gap-x-1.5">
        <li>
          <PathLink href={paths.productList}>{t.products}</PathLink>
        </li>
        {shown && (
          <li className="flex gap-x-1.5">
            <Slash />
            {Object.hasOwn(options, shown) ? (
              <PathLink href={`${paths.productList}?${new URLSearchParams({ category: shown })}`}>
                {formatCategory(options, shown)}
              </PathLink>
            ) : (
              <span dir="auto">{shown}</span>
            )}
          </li>
        )}
        {last && (
          <li className="flex gap-x-1.5">
            <Slash />
            <span dir="auto">{last}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

const PathLink = (props: { href: string; children: string }) => (
  <Link
    {...props}
    variant="quiet"
    className="pointer-coarse:-my-3 pointer-coarse:inline-block pointer-coarse:py-3"
  />
);

const Slash = () => (
  <span aria-hidden="true" className="text-text-subtle">
    /
  </span>
);

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
