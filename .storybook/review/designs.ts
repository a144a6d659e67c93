import type { Config } from '@storybook/addon-designs';
import type { Drawn } from './drawings.ts';

type Shown = { dark: boolean; phone: boolean };
type Design = Extract<Config, { type: 'image' }>;

/** Drawn at 1440 px, and a phone at twice its 390: both fit into the panel so. */
const SCALE = 0.5;

const image = (name: string, file: string): Design => ({
  name,
  type: 'image',
  url: `./drawings/${file}.webp`,
  scale: SCALE,
});

/** What the Design panel shows: first the drawing of the theme and the size that the story has, and beside it the others. */
export function toDesigns({ desktop, phone, widths = [] }: Drawn, shown: Shown): Design[] {
  const inThemes = (name: string, file: string) => {
    const both = [image(`${name}, light`, `${file}.light`), image(`${name}, dark`, `${file}.dark`)];
    return shown.dark ? both.toReversed() : both;
  };
  const sizes = [inThemes('Desktop', desktop), ...(phone ? [inThemes('Phone', phone)] : [])];
  const atWidths = widths.map((width) => image(`${width} px`, `width-${desktop}-${width}.light`));
  return [...(shown.phone ? sizes.toReversed() : sizes).flat(), ...atWidths];
}
