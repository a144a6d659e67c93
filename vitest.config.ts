import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import type { BrowserCommandContext } from 'vitest/node';
import type { Media } from './.storybook/media.ts';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browser } from './scripts/browser.mjs';
import { postgresForTests } from './scripts/postgres.mjs';
import { importedPackages } from './scripts/importedPackages.mjs';
import vite from './vite.config.ts';

type Theme = 'light' | 'dark';

// What only Node can load is the configuration's, not the stories'.
const storyPackages = importedPackages('src', 'stories').filter((name) => name !== 'vitest');

/** Every story in one theme: it renders, its play function passes, axe finds nothing and its picture is the same. */
const stories = (theme: Theme, pictures: boolean): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  optimizeDeps: { include: storyPackages },
  test: {
    name: `stories-${theme}`,
    // One page for all stories, as in the workbench itself: nearly twice as fast.
    isolate: false,
    // The first story of a project pays for cold modules; a busy machine multiplies it.
    testTimeout: 60_000,
    globalSetup: ['tests/requireBrowser.ts'],
    setupFiles: pictures ? ['tests/visual/setup.ts'] : [],
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 180_000,
      provider: playwright({ launchOptions: browser.launchOptions() }),
      instances: [{ browser: 'chromium' }],
      commands: {
        // For stories about what the reader's system asks for: .storybook/media.ts.
        emulateMedia: async ({ page }: BrowserCommandContext, media: Media) => page.emulateMedia(media),
      },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // The usual threshold of 0.1 lets a red become another red.
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext, root }) =>
            path.join(root, 'tests/visual/baselines', theme, `${arg}${ext}`),
          // What differs: <story>-actual.png and <story>-diff.png, for the page that scripts/pictures.mjs makes.
          resolveDiffPath: ({ arg, ext, root }) => path.join(root, '.vitest/pictures', theme, `${arg}${ext}`),
        },
      },
    },
  },
});

/** The journeys: the built product in a real browser. */
function e2e(): TestProjectInlineConfiguration {
  const project = node('e2e', ['tests/e2e/**/*.test.ts'], 240);
  return { ...project, test: { ...project.test, globalSetup: ['tests/requireBrowser.ts'] } };
}

const node = (name: string, include: string[], seconds: number): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    environment: 'node',
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    setupFiles: ['tests/setup.ts'],
    // As long as the browser's own waits: the usual second would be a test of how busy the machine is.
    expect: { poll: { timeout: 30_000 } },
  },
});

/** What knows nothing of the store, or is about SQLite's file, or starts a process on one. */
const ENGINELESS = [
  'apiProxy,clientIp,deploy,envExample,imageBucket,mail,passwords,seed,settings,signatures,site,asvs/all',
  'memoryApp,storeFile,fullDisk,archive',
  'production,process,accountsProcess,shutdown,uploads,asvs/log',
];

/** The server's tests once more, on PostgreSQL: tests/postgres. */
function postgres(): TestProjectInlineConfiguration {
  const project = node(
    'postgres',
    ['tests/{server,postgres}/**/*.test.ts', 'tests/contract/conformance.test.ts'],
    60,
  );
  return {
    ...project,
    test: {
      ...project.test,
      exclude: [`tests/server/{${ENGINELESS.join()}}.test.ts`],
      globalSetup: ['tests/postgres/provide.ts'],
      setupFiles: ['tests/setup.ts', 'tests/postgres/eachTest.ts'],
      ...(postgresForTests().kind === 'pglite' && { isolate: false, maxWorkers: 1 }),
    },
  };
}

export default defineConfig(({ mode }) =>
  mergeConfig(vite, {
    test: {
      projects: [
        node('unit', ['tests/**/*.test.{ts,tsx}', '!tests/{e2e,postgres}/**'], 60),
        postgres(),
        e2e(),
        stories('light', mode === 'pictures'),
        stories('dark', mode === 'pictures'),
      ],
    },
  }),
);
