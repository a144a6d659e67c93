import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import '../src/ui/theme.css';
import { startTooltips } from '../src/ui/tooltip/startTooltips.ts';
import { viewports } from '../stories/viewports.ts';
import { freshPage } from './freshPage.ts';
import { emulateMedia } from './media.ts';
import { failOnStrayErrors, listenForStrayErrors } from './strayErrors.ts';
import { startWorker } from './worker.ts';
import { themeToolbar, withTheme } from './theme.tsx';

startTooltips();

// findBy* and waitFor wait this long at most: their own second is too short on a busy machine.
// The page itself is in the picture: an error need print neither it nor its roles, which would hide the story's name.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found'),
});

export default {
  loaders: [mswLoader(startWorker)],
  beforeEach: [freshPage, listenForStrayErrors, emulateMedia],
  afterEach: failOnStrayErrors,
  decorators: [withTheme],
  globalTypes: { theme: themeToolbar },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports, defaultViewport: 'component' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Introduction', 'foundations', 'ui', 'features', 'app'] },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;
