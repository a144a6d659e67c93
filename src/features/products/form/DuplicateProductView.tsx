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
import { useMessages } from '#features/messages/useMessages.ts';
import type { DuplicateState } from './duplicateModel.ts';

/** Link to the page before. */
type Back = { href: string; label: string } | undefined;

type DuplicateProductViewProps = {
  state: DuplicateState;
  messages: { loading: string; notFound: string; notFoundText: string };
  back: Back;
  onRetry: () => void;
  /** The form, once the source is loaded. */
  children?: ReactNode;
};

/** The add page for a copy of a product or version: loading, failed, or with the form. */
export function DuplicateProductView({
  state,
  messages,
  back,
  onRetry,
  children,
}: DuplicateProductViewProps) {
  const t = useMessages('productForm').duplicate;
  switch (state.status) {
    case 'loading':
      return (
        <TitledPage>
          <Loading label={messages.loading} />
        </TitledPage>
      );
    case 'notFound':
      return (
        <TitledPage>
          <EmptyState
            role="alert"
            icon={<PackageX />}
            placement="page"
            title={messages.notFound}
            text={messages.notFoundText}
            actions={<OtherActions back={back} />}
          />
        </TitledPage>
      );
    case 'failed':
      return (
        <TitledPage>
          <EmptyState
            role="alert"
            icon={<PackageX />}
            tone="critical"
            placement="page"
            title={state.text}
            text={t.failedText}
            actions={
              <>
                <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
                  {t.retry}
                </Button>
                <OtherActions back={back} />
              </>
            }
          />
        </TitledPage>
      );
    case 'ready':
      return children;
    default:
      return state satisfies never;
  }
}

const Loading = ({ label }: { label: string }) => (
  <div data-loading="" className="grid min-h-[min(34rem,100dvh-12rem)] place-items-center">
    <Spinner size="lg" label={label} className="text-text-muted" />
  </div>
);

const OtherActions = ({ back }: { back: Back }) => {
  const t = useMessages('productForm').duplicate;
  return (
    <>
      {back && (
        <ButtonLink icon={<ArrowLeft />} href={back.href}>
          {back.label}
        </ButtonLink>
      )}
      <ButtonLink href={paths.addProduct}>{t.addEmpty}</ButtonLink>
    </>
  );
};

const TitledPage = ({ children }: { children: ReactNode }) => {
  const t = useMessages('productForm').create;
  return (
    <Page width="form">
      <PageHeader title={t.page} />
      {children}
    </Page>
  );
};

type MissingImagesNoticeProps = {
  /** Source images that could not be copied. */
  images: readonly ProductImage[];
};

/** Lists the images that could not be copied, so that they can be added by hand. */
export function MissingImagesNotice({ images }: MissingImagesNoticeProps) {
  const t = useMessages('productForm').duplicate;
  if (images.length === 0) return null;
  return (
    <Notice tone="caution" title={t.missingImages(images.length)}>
      <p>{t.missingImagesText}</p>
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
              {t.openImage(index + 1)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
