import { getCurrentLanguage } from '#app/language/messageStore.ts';
import { getDirection } from '#languages/language.ts';
import { simulateDoubleText, simulateForcedColours, simulateReducedMotion } from './simulatedMedia.ts';
import { isStoryMode } from './storyMode.ts';

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

/** `npm run test:rtl` and `npm run test:large-text` set the direction and the text size. */
export const readerDefaults = {
  textSize: isStoryMode('large-text') ? 'double' : 'normal',
  direction: isStoryMode('rtl') ? 'rtl' : 'ltr',
  motion: 'system',
  colours: 'own',
};

type Reader = { textSize?: string; direction?: string; motion?: string; colours?: string };

function simulateRightToLeft(): () => void {
  document.documentElement.dir = 'rtl';
  return () => void (document.documentElement.dir = getDirection(getCurrentLanguage()));
}

let restore = () => {};

/**
 * Applies the settings of the toolbar or the story before it renders. Storybook calls this again when the toolbar
 * changes, and calls what it returns only when the story closes.
 */
export function applyReaderSettings({ globals }: { globals: Reader }): () => void {
  restore();
  const restores = [
    globals.direction === 'rtl' && simulateRightToLeft(),
    globals.textSize === 'double' && simulateDoubleText(),
    globals.motion === 'reduce' && simulateReducedMotion(),
    globals.colours === 'forced' && simulateForcedColours(),
  ];
  restore = () => {
    // In reverse order, because two settings may have rewritten the same rule.
    for (const undo of restores.toReversed()) if (undo) undo();
    restore = () => {};
  };
  return () => restore();
}
