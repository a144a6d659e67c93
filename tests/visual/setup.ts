import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import type { Picture, PictureOutcome } from './comparePicture.ts';
import { findPictureArea, type ShownStory } from './pictureArea.ts';
import { changeTheme, getTheme } from './changeTheme.ts';
import { checkLanguages } from './checkLanguages.ts';
import { settle, standStill } from './settle.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (picture: Picture) => Promise<PictureOutcome>;
  }
}

type ComposedStory = ShownStory & {
  parameters: { a11y?: object };
  globals: { theme?: unknown };
  reporting: Parameters<typeof checkAccessibility>[0]['reporting'];
};

/** The story's picture in the theme that is shown, compared with the committed one. */
async function takePicture(story: ShownStory): Promise<PictureOutcome> {
  await settle();
  return standStill(async () => {
    // Measured now: what was still growing is as large as it will be.
    const area = await findPictureArea(story);
    if (import.meta.env.MODE !== 'pictures') return 'same';
    return commands.comparePicture({ story: story.id, theme: getTheme(), area });
  });
}

type Check = Parameters<typeof checkAccessibility>[0];

/** What Storybook does after each story, once more: axe, with the story's own parameters and these. */
const check = (story: ComposedStory, only: object) =>
  checkAccessibility({
    ...story,
    viewMode: 'story',
    parameters: { ...story.parameters, a11y: { ...story.parameters.a11y, ...only } },
  } as unknown as Check);

/** axe's rules about colours. The others ask for names, roles, order and sizes, which the first theme has shown. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** axe in the other theme: all rules for what else the theme has changed, those about colours for the whole page. */
async function checkOtherTheme(story: ComposedStory, changed: Element[]) {
  if (changed.length > 0) await check(story, { context: { include: changed } });
  await check(story, { options: { runOnly: colourRules, resultTypes: ['violations'] } });
}

/**
 * A story is drawn and played once for both themes. It ends in one theme, where axe has looked at it; after its picture
 * it changes to the other one. A story that chooses its theme itself has no other one.
 */
afterEach(async (context) => {
  const { task, story } = context as typeof context & { story?: ComposedStory };
  if (!story || task.result?.state === 'fail') return;
  // `npm run test:languages`: the screens, instead of their pictures.
  if (import.meta.env['VITE_LANGUAGES'] === 'others') {
    if (story.parameters.frame !== 'page') return;
    // scripts/languages.mjs counts them: a run that looks at nothing has shown nothing.
    Object.assign(task.meta, { languages: 'seen' });
    await checkLanguages(async () => check(story, {}));
    return;
  }
  const outcomes = { [getTheme()]: await takePicture(story) };
  if (story.globals.theme === 'each') {
    await checkOtherTheme(story, await changeTheme());
    outcomes[getTheme()] = await takePicture(story);
  }
  Object.assign(task.meta, { themes: Object.keys(outcomes) });
  // All that axe found in order: only the workbench reads it, and a run would keep a gigabyte of it.
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') Object.assign(task.meta, { reports: [] });
  const failures = Object.entries(outcomes).filter(([, outcome]) => outcome !== 'same');
  // scripts/pictures.mjs tells by these words what is only a picture from what is broken.
  if (failures.length > 0)
    throw new Error(`Picture of ${story.id}: ${failures.map((one) => one.join(': ')).join(', ')}`);
});
