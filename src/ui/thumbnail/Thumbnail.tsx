import { clsx } from 'clsx';
import { Image } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

const sizes = { sm: 'size-11', md: 'size-14', lg: 'size-16', row: 'size-11 compact:size-8 cards:size-14' };

export type ThumbnailProps = Omit<ComponentProps<'img'>, 'children'> & {
  src?: string | undefined;
  /** Empty if the name is next to it. */
  alt: string;
  /** 44, 56 or 64 px. row: in a table, 44 px, 32 in compact rows, 56 in cards. @default 'sm' */
  size?: keyof typeof sizes | undefined;
};

/** A small image. A missing or broken one becomes a tile of the same size. */
export function Thumbnail({ src, alt, size = 'sm', className, ...rest }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  const tile = clsx('flex-none rounded-sm bg-surface-active ring-1 ring-text/8', sizes[size], className);
  if (!src || src === broken)
    return (
      <span
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        className={clsx(tile, 'grid place-items-center text-text-subtle')}
      >
        <Image className="size-5" />
      </span>
    );
  return (
    <img
      {...rest}
      // A new element, so that the old image doesn't show while the new one loads.
      key={src}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      data-image=""
      onError={() => setBroken(src)}
      className={clsx(tile, 'block object-cover')}
    />
  );
}
