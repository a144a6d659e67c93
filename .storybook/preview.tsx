import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import '../src/ui/theme.css';
import { closeBackendAfterStory } from '#mocks/backend.ts';
import { TooltipPopup } from '../src/ui/tooltip/TooltipPopup.tsx';
import { themeModes } from '../stories/chromaticModes.ts';
import { viewports } from '../stories/viewports.ts';
import { failOnBareTexts } from './bareTexts.ts';
import { showDefaults } from './defaults.ts';
import { docs } from './docs.tsx';
import { showArgs, showTypes } from './readableTypes.ts';
import { resetPage, ignoreRealPointer, setWindowSize } from './beforeEach.ts';
import { emulateMedia } from './media.ts';
import { readerDefaults, readerToolbar, applyReaderSettings } from './reader.ts';
import { cancelOpenRequests } from './openRequests.ts';
import { failOnStrayErrors, listenForStrayErrors } from './strayErrors.ts';
import { startWorker } from './worker.ts';
import { themeToolbar, withTheme } from './theme.tsx';
import { languageToolbar, loadLanguage, withLanguage } from './language.tsx';

// The default timeout of findBy* and waitFor, one second, is too short on a busy machine. Errors leave out the
// DOM, which would hide the story's name.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found'),
});

// In test runs, axe reports only violations, because describing all other elements takes long.
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

const withTooltips: Decorator = (Story) => (
  <>
    <Story />
    <TooltipPopup />
  </>
);

export default {
  loaders: [loadLanguage, mswLoader(startWorker)],
  beforeEach: [
    ignoreRealPointer,
    resetPage,
    closeBackendAfterStory,
    cancelOpenRequests,
    listenForStrayErrors,
    emulateMedia,
    setWindowSize,
    applyReaderSettings,
  ],
  afterEach: [failOnStrayErrors, failOnBareTexts],
  decorators: [withTheme, withLanguage, withTooltips],
  globalTypes: { theme: themeToolbar, ...languageToolbar, ...readerToolbar },
  initialGlobals: { theme: 'light', language: 'en', ...readerDefaults },
  argTypesEnhancers: [showDefaults, showTypes, showArgs],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', ...(isTestRun && { options: { resultTypes: ['violations'] } }) },
    chromatic: { modes: themeModes },
    viewport: { options: viewports },
    // The theme sets the background.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs,
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Introduction', 'Atlas', 'Changes', 'flows', 'foundations', 'ui', 'screens'],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;
