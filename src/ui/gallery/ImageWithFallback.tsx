import { Image } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { clsx } from 'clsx';

/** An image that fills its box. A missing or broken one becomes a tile with the same alternative text. */
export function ImageWithFallback({
  src,
  alt,
  className,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & { src: string | undefined; alt: string }) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken)
    return (
      <img
        data-image=""
        draggable={false}
        {...rest}
        src={src}
        alt={alt}
        onError={() => setBroken(src)}
        className={clsx('size-full object-cover', className)}
      />
    );
  return (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      data-missing=""
      className="grid size-full place-items-center bg-surface-active text-text-subtle"
    >
      <Image className="size-[max(1.25rem,8%)]" />
    </span>
  );
}
