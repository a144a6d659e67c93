import type { ProductImage } from '#contract/products/productFields.ts';
import { useWords } from '#features/words/useWords.ts';
import { Link } from '#ui/link/Link.tsx';
import { Notice } from '#ui/notice/Notice.tsx';

export type MissingImagesNoticeProps = {
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
