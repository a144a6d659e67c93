import { clsx } from 'clsx';
import { User } from 'lucide-react';
import type { ComponentProps } from 'react';

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
    translate="no"
    {...rest}
    className={clsx(
      'inline-grid flex-none place-items-center rounded-full font-semibold ring-1 ring-inset select-none [&>svg]:size-1/2',
      sizes[size],
      tones[tone],
      className,
    )}
  >
    {getInitial(name) ?? <User />}
  </span>
);

let segmenter: Intl.Segmenter | undefined;

/** Made for the first name that needs one; most need none. Where letters end depends on no language. */
const letters = () => (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The letter that stands for a name: its first, whole as a reader sees it, large. Undefined where there is no name. */
export function getInitial(name: string | undefined): string | undefined {
  const plain = name?.match(plainBeginning)?.[1];
  return plain ? plain.toUpperCase() : parseInitial(name);
}

/** A table has a name in each row, and a segmenter takes longer over it than the rest of the cell. */
const plainBeginning = /^\s*([a-z\d])(?=[\w\s]|$)/i;

function parseInitial(name: string | undefined): string | undefined {
  const graphemes = Array.from(letters().segment(name?.trim() ?? ''), ({ segment }) => segment);
  const first = graphemes.find((one) => /[\p{L}\p{N}]/u.test(one)) ?? graphemes[0];
  if (first === undefined) return undefined;
  const large = first.toUpperCase();
  // Some letters have no single large form (ß becomes SS): those stay as they are.
  return [...letters().segment(large)].length === 1 ? large : first;
}
