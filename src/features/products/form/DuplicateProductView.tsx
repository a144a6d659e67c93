import { ArrowLeft, PackageX, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProductImage } from '#contract/products/productFields.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import type { DuplicateState } from './duplicateModel.ts';

type DuplicateProductViewProps = {
  state: DuplicateState;
  onRetry: () => void;
  /** The form, once the source is loaded. */
  children?: ReactNode;
};

/** The add page for a copy: loading, failed, or with the form. */
export function DuplicateProductView({ state, onRetry, children }: DuplicateProductViewProps) {
  const { duplicateCopy: copy } = useWords('productForm');
  switch (state.status) {
    case 'loading':
      return (
        <WithTitle>
          <Waiting />
        </WithTitle>
      );
    case 'notFound':
      return (
        <WithTitle>
          <EmptyState
            role="alert"
            icon={<PackageX />}
            placement="page"
            title={copy.notFound}
            text={copy.notFoundText}
            actions={<OtherWays />}
          />
        </WithTitle>
      );
    case 'failed':
      return (
        <WithTitle>
          <EmptyState
            role="alert"
            icon={<PackageX />}
            tone="critical"
            placement="page"
            title={state.text}
            text={copy.failedText}
            actions={
              <>
                <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
                  {copy.retry}
                </Button>
                <OtherWays />
              </>
            }
          />
        </WithTitle>
      );
    case 'ready':
      return children;
    default:
      return state satisfies never;
  }
}

const Waiting = () => {
  const { duplicateCopy: copy } = useWords('productForm');
  return (
    <div data-waiting="" className="grid min-h-[min(34rem,100dvh-12rem)] place-items-center">
      <Spinner size="lg" label={copy.loading} className="text-text-muted" />
    </div>
  );
};

const OtherWays = () => {
  const { duplicateCopy: copy } = useWords('productForm');
  return (
    <>
      <ButtonLink icon={<ArrowLeft />} href={paths.productList}>
        {copy.toProducts}
      </ButtonLink>
      <ButtonLink href={paths.addProduct}>{copy.addEmpty}</ButtonLink>
    </>
  );
};

const WithTitle = ({ children }: { children: ReactNode }) => {
  const { createCopy } = useWords('productForm');
  return (
    <Page width="form">
      <PageHeader title={createCopy.page} />
      {children}
    </Page>
  );
};

type MissingImagesNoticeProps = {
  /** Source images that could not be copied. */
  images: readonly ProductImage[];
};

/** Lists the images that could not be copied, for adding them by hand. */
export function MissingImagesNotice({ images }: MissingImagesNoticeProps) {
  const { duplicateCopy: copy } = useWords('productForm');
  if (images.length === 0) return null;
  return (
    <Notice tone="caution" title={copy.missingImages(images.length)}>
      <p>{copy.missingImagesText}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {images.map(({ url }, index) => (
          // URLs may repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Link
              variant="inText"
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-block py-1 pointer-coarse:py-3"
            >
              {copy.openImage(index + 1)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
