import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { pretendForcedColours, pretendReducedMotion } from './pretendedMedia.ts';

/** What a reader has set for themselves: text size, direction, motion, colours. */
export const readerToolbar = {
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'type',
      dynamicTitle: true,
      items: [
        { value: '100%', title: 'Text 100 %' },
        { value: '200%', title: 'Text 200 %' },
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
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
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
        { value: 'system', title: 'Motion as in the system' },
        { value: 'reduce', title: 'Reduced motion' },
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
        { value: 'own', title: 'Colours of the theme' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
};

const { VITE_TEXT_SIZE, VITE_DIRECTION } = import.meta.env as Record<string, string | undefined>;

/** `npm run test:reader` sets the first two from outside. */
export const readerDefaults = {
  textSize: VITE_TEXT_SIZE || '100%',
  direction: VITE_DIRECTION || 'ltr',
  motion: 'system',
  colours: 'own',
};

type Reader = { textSize?: string; direction?: string; motion?: string; colours?: string };

/** Sets on the page what the toolbar asks for. A story about one of these sets it for itself, and is left alone. */
function ReaderSettings({
  textSize,
  direction,
  motion,
  colours,
  children,
}: Reader & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (direction === 'rtl') root.dir = 'rtl';
    if (textSize === '200%') root.style.fontSize = '200%';
    const moveAgain = motion === 'reduce' ? pretendReducedMotion() : () => undefined;
    return () => {
      if (direction === 'rtl') root.removeAttribute('dir');
      if (textSize === '200%') root.style.removeProperty('font-size');
      moveAgain();
    };
  }, [textSize, direction, motion]);
  useLayoutEffect(() => (colours === 'forced' ? pretendForcedColours() : undefined), [colours]);
  return children;
}

export const withReaderSettings: Decorator = (Story, { globals }) => (
  <ReaderSettings {...(globals as Reader)}>
    <Story />
  </ReaderSettings>
);
