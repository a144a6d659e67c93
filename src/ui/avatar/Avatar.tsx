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

/** A person's initial. Decorative: the name is next to it, or is the name of its button. */
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

/** Created on first use; most names don't need it. The locale doesn't matter for graphemes. */
const letters = () => (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Returns the first letter of a name in upper case; undefined without a name. */
export function getInitial(name: string | undefined): string | undefined {
  const plain = name?.match(ASCII_INITIAL)?.[1];
  return plain ? plain.toUpperCase() : findInitial(name);
}

/** Fast path: tables have a name in each row, and a segmenter is slow. */
const ASCII_INITIAL = /^\s*([a-z\d])(?=[\w\s]|$)/i;

function findInitial(name: string | undefined): string | undefined {
  const graphemes = Array.from(letters().segment(name?.trim() ?? ''), ({ segment }) => segment);
  const first = graphemes.find((one) => /[\p{L}\p{N}]/u.test(one)) ?? graphemes[0];
  if (first === undefined) return undefined;
  const large = first.toUpperCase();
  // Letters without a single upper-case form stay: ß would become SS.
  return [...letters().segment(large)].length === 1 ? large : first;
}
