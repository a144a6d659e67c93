import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserCommandContext } from 'vitest/node';
import type { Media } from './.storybook/media.ts';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browser } from './scripts/browser.mjs';
import { providePinnedBrowser } from './scripts/pinnedBrowser.mjs';
import { postgresForTests } from './scripts/postgres.mjs';
import { importedPackages } from './scripts/importedPackages.mjs';
import { comparePicture } from './tests/visual/comparePicture.ts';
import vite from './vite.config.ts';

type LaunchOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['launchOptions']>;

// What only Node can load is the configuration's, not the stories'.
const storyPackages = () => importedPackages('src', 'stories').filter((name) => name !== 'vitest');

async function storybook() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  // A theme of its own has only a story that asks for it; each theme in turn, the others: tests/visual/setup.ts.
  return storybookTest({ configDir: '.storybook', initialGlobals: { theme: 'each' } });
}

/** Every story: it renders, its play function passes; in both themes axe finds nothing and its picture is the same. */
const workbench = (launchOptions: LaunchOptions): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybook()],
  optimizeDeps: { include: storyPackages() },
  test: {
    name: 'workbench',
    // One page for all stories, as in the workbench itself: nearly twice as fast.
    isolate: false,
    // The first story of a project pays for cold modules; a busy machine multiplies it.
    testTimeout: 60_000,
    globalSetup: ['tests/requireBrowser.ts'],
    setupFiles: ['tests/visual/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 180_000,
      // English as the drawings have it: days before months.
      provider: playwright({ launchOptions, contextOptions: { locale: 'en-GB' } }),
      instances: [{ browser: 'chromium', name: 'stories' }],
      commands: {
        // For stories about what the reader's system asks for: .storybook/media.ts.
        emulateMedia: async ({ page }: BrowserCommandContext, media: Media) => page.emulateMedia(media),
        comparePicture,
      },
    },
  },
});

/** The journeys: the built product in a real browser. */
function e2e(): TestProjectInlineConfiguration {
  const project = node('e2e', ['tests/e2e/**/*.test.ts'], 240);
  return { ...project, test: { ...project.test, globalSetup: ['tests/e2e/provideBrowser.ts'] } };
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
    // Workers and the servers that tests start compile each file once, and not once each.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    // As long as the browser's own waits: the usual second would be a test of how busy the machine is.
    expect: { poll: { timeout: 30_000 } },
  },
});

/** What knows nothing of the store, or is about SQLite's file, or starts a process on one. */
const ENGINELESS = [
  'apiProxy,clientIp,deploy,envExample,imageBucket,mail,passwords,seed,settings,signatures,site,asvs/all',
  'memoryApp,storeFile,fullDisk,archive',
  'production,process,indexProgress,accountsProcess,shutdown,uploads,asvs/{log,ownersCommand,claimedAddress}',
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
      // So that files share databases, which are cleared after each test: creating them was a third of the time.
      isolate: false,
      // One database in memory serves one worker. Vitest asks for a turn of its own where their number is another.
      ...(postgresForTests().kind === 'pglite' && { maxWorkers: 1, sequence: { groupOrder: 1 } }),
    },
  };
}

/** Whether the command names other projects only: Storybook takes five seconds of processor time to load. */
function isWithoutStories(): boolean {
  const named = process.argv.filter((_, at, all) => all[at - 1] === '--project');
  return named.length > 0 && named.every((name) => ['unit', 'postgres', 'e2e'].includes(name));
}

export default defineConfig(async () =>
  mergeConfig(vite, {
    test: {
      // More than there are cores, because tests wait much: for slow networks, for what is late, for processes to start.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      projects: [
        node('unit', ['tests/**/*.test.{ts,tsx}', '!tests/{e2e,postgres}/**'], 60),
        postgres(),
        e2e(),
        ...(isWithoutStories() ? [] : [workbench((await providePinnedBrowser()) ?? browser.launchOptions())]),
      ],
    },
  }),
);
