import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { simulateDoubleText, simulateForcedColours, simulateReducedMotion } from './simulatedMedia.ts';

/**
 * Toolbar menus for preferences of the reader: text size, direction, motion, colours. The default value is a reset
 * item, so that Storybook highlights only changed menus. Storybook's URLs keep only string values.
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

/** `npm run test:reader` sets the text size and the direction through environment variables. */
export const readerDefaults = {
  textSize: VITE_TEXT_SIZE || 'normal',
  direction: VITE_DIRECTION || 'ltr',
  motion: 'system',
  colours: 'own',
};

type Reader = { textSize?: string; direction?: string; motion?: string; colours?: string };

function simulateRightToLeft(): () => void {
  document.documentElement.dir = 'rtl';
  return () => document.documentElement.removeAttribute('dir');
}

/** Applies the toolbar's settings, unless the story sets them itself. */
function ReaderSettings({
  textSize,
  direction,
  motion,
  colours,
  children,
}: Reader & { children: ReactNode }) {
  useLayoutEffect(() => {
    const restores = [
      direction === 'rtl' && simulateRightToLeft(),
      textSize === 'double' && simulateDoubleText(),
      motion === 'reduce' && simulateReducedMotion(),
      colours === 'forced' && simulateForcedColours(),
    ];
    return () => {
      // In reverse order, because two settings may have rewritten the same rule.
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
