import { ArrowLeft, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProductImage } from '#contract/products/productFields.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Page } from '#ui/page/Page.tsx';
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
  const { create, duplicate: t } = useMessages('productForm');
  const page = { width: 'form', title: create.page } as const;
  const otherActions = <OtherActions back={back} />;
  switch (state.status) {
    case 'loading':
      return <Page {...page} state={{ status: 'loading', label: messages.loading }} />;
    case 'notFound':
      return (
        <Page
          {...page}
          state={{
            status: 'notFound',
            icon: <PackageX />,
            title: messages.notFound,
            text: messages.notFoundText,
            actions: otherActions,
          }}
        />
      );
    case 'failed':
      return (
        <Page
          {...page}
          state={{
            status: 'failed',
            title: state.text,
            text: t.failedText,
            retryLabel: t.retry,
            onRetry,
            actions: otherActions,
          }}
        />
      );
    case 'ready':
      return children;
    default:
      return state satisfies never;
  }
}

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
