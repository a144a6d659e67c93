import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserCommandContext } from 'vitest/node';
import type { Media } from './.storybook/media.ts';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { type StoryMode, storyModes } from './.storybook/storyMode.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { CANNOT_COMPARE, providePinnedBrowser } from './scripts/pinnedBrowser.ts';
import { postgresForTests } from './scripts/postgres.ts';
import { runSummary } from './tests/runSummary.ts';
import { comparePicture } from './tests/visual/comparePicture.ts';
import { hastenAnimations } from './tests/visual/hastenAnimations.ts';
import { PictureReporter } from './tests/visual/pictureReporter.ts';
import { webdriverOptions } from './tests/webkit/driver.ts';
import { STORIES_PORT } from './tests/webkit/provideDriver.ts';
import vite from './vite.config.ts';

type LaunchOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['launchOptions']>;

async function storybook(excludedTags: string[]) {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  // Stories without a theme of their own are checked in each theme: tests/visual/setup.ts.
  const initialGlobals = { theme: 'each' };
  return storybookTest({ configDir: '.storybook', initialGlobals, tags: { exclude: excludedTags } });
}

type BrowserOptions = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>;

/** Stories that a mode leaves out: it checks whole screens. */
const EXCLUDED: Partial<Record<StoryMode, string[]>> = {
  rtl: ['stories/{ui,foundations,atlas,changes}/**'],
  'large-text': ['stories/{ui,foundations,atlas,changes}/**'],
  languages: ['stories/{ui,foundations,atlas,changes,flows}/**'],
};

const storyProject = (
  mode: StoryMode,
  browserOptions: BrowserOptions,
  excludedTags: string[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybook(excludedTags)],
  // Finds every package before the run. One that is found during the run reloads the page and fails tests.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/preview.tsx'] },
  test: {
    name: 'workbench',
    exclude: EXCLUDED[mode] ?? [],
    // One page for all stories is nearly twice as fast.
    isolate: false,
    // The first story loads all modules, which takes long on a busy machine.
    testTimeout: 60_000,
    setupFiles: ['tests/visual/setup.ts'],
    browser: { enabled: true, connectTimeout: 180_000, ...browserOptions },
  },
});

/** Every story renders and plays; in both themes axe finds nothing and, with `--mode pictures`, the picture matches. */
async function stories(mode: StoryMode): Promise<TestProjectInlineConfiguration> {
  const pinned = await providePinnedBrowser();
  if (mode === 'pictures' && !pinned) throw new Error(CANNOT_COMPARE);
  const launchOptions: LaunchOptions = pinned ?? chromiumLaunchOptions();
  return storyProject(mode, {
    headless: true,
    // Writes days before months, as the drawings do.
    provider: playwright({ launchOptions, contextOptions: { locale: 'en-GB' } }),
    instances: [{ browser: 'chromium', name: 'stories' }],
    commands: {
      // For stories about media preferences: .storybook/media.ts.
      emulateMedia: async ({ page }: BrowserCommandContext, media: Media) => page.emulateMedia(media),
      comparePicture,
      hastenAnimations,
    },
  });
}

/** The stories in WebKit, without pictures. */
async function webkitStories(): Promise<TestProjectInlineConfiguration> {
  const { webdriverio } = await import('@vitest/browser-webdriverio');
  const options: BrowserOptions = {
    headless: false,
    provider: webdriverio({
      ...webdriverOptions(STORIES_PORT),
      // Vitest names the browser Safari, which this driver doesn't start.
      transformRequest: ({ body, ...request }) => ({
        ...request,
        body: typeof body === 'string' ? body.replace('"safari"', '"MiniBrowser"') : (body ?? null),
      }),
    }),
    instances: [{ browser: 'safari', name: 'webkit-stories' }],
    commands: {
      emulateMedia: async () => {},
      comparePicture: async () => 'same',
      hastenAnimations: async () => {},
    },
  };
  const project = storyProject('test', options, ['not-webkit']);
  const globalSetup = ['tests/webkit/provideDriver.ts'];
  // After the journeys of the project `webkit`.
  return { ...project, test: { ...project.test, globalSetup, sequence: { groupOrder: 1 } } };
}

/** Journeys through the built product in a browser. */
function e2e(): TestProjectInlineConfiguration {
  const project = nodeProject('e2e', ['tests/e2e/**/*.test.ts'], 240);
  // One process for many files: each loads the test's modules only once.
  return {
    ...project,
    test: { ...project.test, isolate: false, globalSetup: ['tests/e2e/provideBrowser.ts'] },
  };
}

/** A few journeys in WebKit, which Playwright can't drive. */
const webkit = () => nodeProject('webkit', ['tests/webkit/**/*.test.ts'], 120);

/** The journeys of `e2e` in Firefox: tests/e2e/engine.ts. */
function firefox(): TestProjectInlineConfiguration {
  const { test } = e2e();
  return {
    extends: true,
    test: {
      ...test,
      name: 'firefox',
      // Built files are the same for all browsers.
      exclude: ['tests/e2e/build/**'],
      env: { ...test?.env, ENGINE: 'firefox' },
    },
  };
}

const nodeProject = (name: string, include: string[], seconds: number): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    environment: 'node',
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    setupFiles: ['tests/setup.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    // Workers and servers share compiled files.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    // The default of one second fails on busy machines.
    expect: { poll: { timeout: 30_000 } },
  },
});

/**
 * Tests that run a second time, on PostgreSQL: those of the database's interface, and those that
 * send every call a valid, an invalid and a generated request. All other server tests run on SQLite only.
 */
const ON_BOTH_ENGINES = [
  'tests/server/db/**/*.test.ts',
  'tests/contract/conformance.test.ts',
  'tests/server/http/fuzz.test.ts',
];

/** Tests without a browser, on SQLite. */
function unit(): TestProjectInlineConfiguration {
  const project = nodeProject('unit', ['tests/**/*.test.{ts,tsx}', '!tests/{e2e,postgres,webkit}/**'], 60);
  // One process for many files takes half the time: each loads the server's modules only once.
  return { ...project, test: { ...project.test, isolate: false } };
}

/** Tests of PostgreSQL, and the tests that run on both engines. */
function postgres(): TestProjectInlineConfiguration {
  const project = nodeProject('postgres', ['tests/postgres/**/*.test.ts', ...ON_BOTH_ENGINES], 60);
  return {
    ...project,
    test: {
      ...project.test,
      globalSetup: ['tests/postgres/provide.ts'],
      setupFiles: ['tests/setup.ts', 'tests/postgres/eachTest.ts'],
      // Files share databases, which are cleared after each test; creating them takes long.
      isolate: false,
      // An in-memory database serves one worker. Vitest requires a separate group for another number of workers.
      ...(postgresForTests().kind === 'pglite' && { maxWorkers: 1, sequence: { groupOrder: 1 } }),
    },
  };
}

const namedProjects = process.argv.filter((_, index, args) => args[index - 1] === '--project');

/** Returns whether the command names only projects without stories. Loading Storybook takes five seconds. */
const isWithoutStories = () =>
  namedProjects.length > 0 &&
  namedProjects.every((name) =>
    ['unit', 'postgres', 'e2e', 'firefox', 'webkit', 'webkit-stories'].includes(name),
  );

function toStoryMode(mode: string): StoryMode {
  // knip loads this file too, in modes of its own.
  const known = process.env['VITEST'] ? storyModes.find((one) => one === mode) : 'test';
  if (!known) throw new Error(`unknown mode ${mode}: choose from ${storyModes.join(', ')}`);
  return known;
}

export default defineConfig(async ({ mode }) =>
  mergeConfig(vite, {
    // Pictures don't change with each version.
    define: { 'import.meta.env.VITE_VERSION': '"1.0.0"' },
    test: {
      reporters: ['default', runSummary, ...(mode === 'pictures' ? [new PictureReporter()] : [])],
      // More than there are cores, because tests wait for networks, timers and processes.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      projects: [
        unit(),
        postgres(),
        e2e(),
        // Only if named, because the machine may not have these browsers.
        ...(namedProjects.includes('firefox') ? [firefox()] : []),
        ...(namedProjects.includes('webkit') ? [webkit()] : []),
        ...(namedProjects.includes('webkit-stories') ? [await webkitStories()] : []),
        ...(isWithoutStories() ? [] : [await stories(toStoryMode(mode))]),
      ],
    },
  }),
);
