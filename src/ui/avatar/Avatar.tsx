import { clsx } from 'clsx';
import { User } from 'lucide-react';
import type { ComponentProps } from 'react';
import { initialOf } from './initial.ts';

const sizes = { sm: 'size-6 text-2xs tracking-normal', md: 'size-7 text-xs', lg: 'size-9 text-sm' };

const tones = {
  neutral: 'bg-surface-active text-text-muted ring-text/7',
  ink: 'bg-primary text-on-primary ring-transparent',
};

export type AvatarProps = ComponentProps<'span'> & {
  /** Without a name it shows a person. */
  name?: string | undefined;
  /** @default 'md' */
  size?: keyof typeof sizes | undefined;
  /** ink for who is using the product, neutral for everybody else. @default 'neutral' */
  tone?: keyof typeof tones | undefined;
};

/** Someone, by the first letter. It is an ornament: the name stands beside it or is its button's. */
export const Avatar = ({ name, size = 'md', tone = 'neutral', className, ...rest }: AvatarProps) => (
  <span
    aria-hidden="true"
    {...rest}
    className={clsx(
      'inline-grid flex-none place-items-center rounded-full font-semibold ring-1 ring-inset select-none [&>svg]:size-1/2',
      sizes[size],
      tones[tone],
      className,
    )}
  >
    {initialOf(name) ?? <User />}
  </span>
);
