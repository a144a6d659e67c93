import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { afterEach, beforeAll } from 'vitest';
import { commands } from 'vitest/browser';
import { isStoryMode } from '../../.storybook/storyMode.ts';
import type { Picture, PictureOutcome } from './comparePicture.ts';
import { findPictureArea, type ShownStory } from './pictureArea.ts';
import { changeTheme, getTheme } from './changeTheme.ts';
import { checkOnce, describeMarkup } from './checkOnce.ts';
import { checkLanguages } from './checkLanguages.ts';
import { getPictureThemes } from './pictureThemes.ts';
import { settle, withoutAnimations } from './settle.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The outcome of each theme, for pictureReporter.ts. */
    pictures?: Record<string, PictureOutcome>;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (picture: Picture) => Promise<PictureOutcome>;
    hastenAnimations: () => Promise<void>;
  }
}

type ComposedStory = ShownStory & {
  parameters: { a11y?: object };
  globals: { theme?: unknown };
  reporting: Parameters<typeof checkAccessibility>[0]['reporting'];
};

/** Compares the story in the current theme with its committed picture. */
async function takePicture(story: ShownStory): Promise<PictureOutcome> {
  await settle();
  return withoutAnimations(async () => {
    // Measured after animations have finished.
    const area = await findPictureArea(story);
    if (!isStoryMode('pictures')) return 'same';
    return commands.comparePicture({ story: story.id, theme: getTheme(), area });
  });
}

type Check = Parameters<typeof checkAccessibility>[0];

/** Runs axe again with the story's parameters and the given options. */
const runAxe = async (story: ComposedStory, only: object) =>
  checkAccessibility({
    ...story,
    viewMode: 'story',
    parameters: { ...story.parameters, a11y: { ...story.parameters.a11y, ...only } },
  } as unknown as Check);

/** Rules that depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Checks all rules for elements that changed with the theme, and colour rules for the whole page. */
async function checkOtherTheme(story: ComposedStory, changed: Element[]) {
  if (changed.length > 0)
    await checkOnce(`${getTheme()} ${innerWidth} ${describeMarkup(changed)}`, () =>
      runAxe(story, { context: { include: changed } }),
    );
  await runAxe(story, { options: { runOnly: colourRules, resultTypes: ['violations'] } });
}

// The first story of a page would otherwise wait for the page's code, on a busy machine longer than `findBy` does.
const loadPages = Object.values(import.meta.glob('../../src/app/**/*Page.tsx'));
beforeAll(() => Promise.all(loadPages.map((load) => load())), 60_000);
beforeAll(() => commands.hastenAnimations());

/** Checks each story in both themes but runs it only once, and compares its pictures. Some stories have a fixed theme. */
afterEach(async (context) => {
  const { task, story } = context as typeof context & { story?: ComposedStory };
  if (!story || task.result?.state === 'fail') return;
  // `npm run test:languages` checks screens in other languages instead of pictures.
  if (isStoryMode('languages')) {
    if (story.parameters.frame === 'page') await checkLanguages(async () => runAxe(story, {}));
    return;
  }
  const themes = getPictureThemes(story.tags);
  const outcomes: Record<string, PictureOutcome> = {};
  if (themes.includes(getTheme())) outcomes[getTheme()] = await takePicture(story);
  if (story.globals.theme === 'each') {
    await checkOtherTheme(story, await changeTheme());
    if (themes.includes(getTheme())) outcomes[getTheme()] = await takePicture(story);
  }
  task.meta.pictures = outcomes;
  // Drop axe's reports, which only the workbench reads. A run would keep a gigabyte of them.
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') Object.assign(task.meta, { reports: [] });
  const failures = Object.entries(outcomes).filter(([, outcome]) => outcome !== 'same');
  if (failures.length > 0)
    throw new Error(`Picture of ${story.id}: ${failures.map((one) => one.join(': ')).join(', ')}`);
});
