import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { pretendDoubleText, pretendForcedColours, pretendReducedMotion } from './pretendedMedia.ts';

/**
 * What a reader has set for themselves: text size, direction, motion, colours. The usual value is the one that resets, so that a
 * button is marked only where something else is chosen. Values are words: Storybook drops all others from addresses.
 */
export const readerToolbar = {
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'type',
      dynamicTitle: true,
      items: [
        { type: 'reset', value: 'normal', title: 'Text 100 %' },
        { type: 'item', value: 'double', title: 'Text 200 %' },
      ],
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { type: 'reset', value: 'ltr', title: 'Left to right' },
        { type: 'item', value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { type: 'reset', value: 'system', title: 'Motion as in the system' },
        { type: 'item', value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
  colours: {
    description: 'Colours',
    toolbar: {
      title: 'Colours',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { type: 'reset', value: 'own', title: 'Colours of the theme' },
        { type: 'item', value: 'forced', title: 'Forced colours' },
      ],
    },
  },
} as const;

const { VITE_TEXT_SIZE, VITE_DIRECTION } = import.meta.env as Record<string, string | undefined>;

/** `npm run test:reader` sets the first two from outside. */
export const readerDefaults = {
  textSize: VITE_TEXT_SIZE || 'normal',
  direction: VITE_DIRECTION || 'ltr',
  motion: 'system',
  colours: 'own',
};

type Reader = { textSize?: string; direction?: string; motion?: string; colours?: string };

function pretendRightToLeft(): () => void {
  document.documentElement.dir = 'rtl';
  return () => document.documentElement.removeAttribute('dir');
}

/** Sets on the page what the toolbar asks for. A story about one of these sets it for itself, and is left alone. */
function ReaderSettings({
  textSize,
  direction,
  motion,
  colours,
  children,
}: Reader & { children: ReactNode }) {
  useLayoutEffect(() => {
    const restores = [
      direction === 'rtl' && pretendRightToLeft(),
      textSize === 'double' && pretendDoubleText(),
      motion === 'reduce' && pretendReducedMotion(),
      colours === 'forced' && pretendForcedColours(),
    ];
    return () => {
      // Last set, first taken back: two of them may have rewritten the same rule.
      for (const restore of restores.toReversed()) if (restore) restore();
    };
  }, [textSize, direction, motion, colours]);
  return children;
}

export const withReaderSettings: Decorator = (Story, { globals }) => (
  <ReaderSettings {...(globals as Reader)}>
    <Story />
  </ReaderSettings>
);
