import { clsx } from 'clsx';
import { User } from 'lucide-react';
import type { ComponentProps } from 'react';

const sizes = { sm: 'size-6 text-2xs tracking-normal', md: 'size-7 text-xs', lg: 'size-9 text-sm' };

const tones = {
  neutral: 'bg-surface-active text-text-muted ring-text/7',
  ink: 'bg-primary text-on-primary ring-transparent',
};

type AvatarProps = ComponentProps<'span'> & {
  /** Shows a person icon without a name. */
  name?: string | undefined;
  /** @default 'md' */
  size?: keyof typeof sizes | undefined;
  /** ink for the current user, neutral for everyone else. @default 'neutral' */
  tone?: keyof typeof tones | undefined;
};

/** A person's initial. Hidden from screen readers: show the name next to it, or use it as the label of its button. */
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

/** Creates the segmenter on first use. Graphemes are the same in every locale. */
const getSegmenter = () => (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Returns the first letter of a name in upper case; undefined without a name. */
export function getInitial(name: string | undefined): string | undefined {
  const ascii = name?.match(ASCII_INITIAL)?.[1];
  return ascii ? ascii.toUpperCase() : getUnicodeInitial(name);
}

/** Fast path: tables have a name in each row, and a segmenter is slow. */
const ASCII_INITIAL = /^\s*([a-z\d])(?=[\w\s]|$)/i;

function getUnicodeInitial(name: string | undefined): string | undefined {
  const graphemes = Array.from(getSegmenter().segment(name?.trim() ?? ''), ({ segment }) => segment);
  const first = graphemes.find((grapheme) => /[\p{L}\p{N}]/u.test(grapheme)) ?? graphemes[0];
  if (first === undefined) return undefined;
  const upper = first.toUpperCase();
  // Keeps letters whose upper case is more than one letter: ß would become SS.
  return [...getSegmenter().segment(upper)].length === 1 ? upper : first;
}
