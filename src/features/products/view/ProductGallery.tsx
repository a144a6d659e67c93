import { useState } from 'react';
import type { ProductImage } from '#contract/product.ts';
import { Card } from '#ui/card/Card.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { galleryCopy as copy } from './productViewCopy.ts';
import { pictureColumn } from './viewStyle.ts';

export type ProductGalleryProps = { images: readonly ProductImage[]; name: string };

/** The product's pictures; the first is shown first. */
export function ProductGallery({ images, name }: ProductGalleryProps) {
  const [selected, setSelected] = useState(0);
  return (
    <Card aria-label={copy.thumbnails} className={pictureColumn}>
      <Gallery
        images={images.map(({ url }, index) => ({ url, alt: copy.alt(name, index + 1, images.length) }))}
        selected={selected}
        onSelect={setSelected}
        labels={copy}
      />
    </Card>
  );
}
