import type { Config } from '@storybook/addon-designs';
import type { Drawing } from './drawings.ts';

type Shown = { dark: boolean; phone: boolean };
type Design = Extract<Config, { type: 'iframe' }>;

const DESKTOP_PX = 1440;
const PHONE_PX = 390;

/** Uses an iframe, because the addon's image view centres images and ignores the panel's width. */
const drawing = (name: string, file: string, widthPx: number): Design => ({
  name,
  type: 'iframe',
  url: `./drawing/index.html?file=${file}&width=${widthPx}`,
});

/** Returns the Design panel's images: first the one for the story's theme and size, then the others. */
export function toDesigns({ desktop, phone, widths = [] }: Drawing, shown: Shown): Design[] {
  const inThemes = (name: string, file: string, widthPx: number) => {
    const both = [
      drawing(`${name}, light`, `${file}.light`, widthPx),
      drawing(`${name}, dark`, `${file}.dark`, widthPx),
    ];
    return shown.dark ? both.toReversed() : both;
  };
  const sizes = [
    inThemes('Desktop', desktop, DESKTOP_PX),
    ...(phone ? [inThemes('Phone', phone, PHONE_PX)] : []),
  ];
  const atWidths = widths.map((width) => drawing(`${width} px`, `width-${desktop}-${width}.light`, width));
  return [...(shown.phone ? sizes.toReversed() : sizes).flat(), ...atWidths];
}
