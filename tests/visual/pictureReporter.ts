// Reports the pictures of a run with `--mode pictures`: which differ or are new, where to see them, and how to accept them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { PictureOutcome } from './comparePicture.ts';
import { comparePictureFiles } from './comparePictureFiles.ts';
import { actualFolder, expectedFolder, reportFolder } from './pictureFiles.ts';

/** `outcomes` has one of each theme. */
export type StoryPictures = { file: string; name: string; outcomes: PictureOutcome[] };

const UPDATE = 'npm run pictures:update';
const root = join(import.meta.dirname, '../..');

/** Lists the commands that accept each story, its folder, or all. */
export function listCommands(stories: StoryPictures[]): string[] {
  const folders = new Set(stories.map(({ file }) => dirname(file)));
  return [
    ...stories.map(({ file, name }) => `${UPDATE} -- ${file} -t "^${name}$"`),
    ...[...folders].map((folder) => `${UPDATE} -- ${folder}`),
    UPDATE,
  ];
}

const toStory = (test: TestCase): StoryPictures => ({
  file: test.module.relativeModuleId,
  name: test.name,
  outcomes: Object.values(test.meta().pictures ?? {}),
});

function printList(title: string, lines: string[]): void {
  if (lines.length > 0) console.log([`\n${lines.length} ${title}:`, ...lines].join('\n  '));
}

/** Creates the page that compares expected and actual pictures, with reg-cli, and returns its path. */
function writeReport(): string {
  for (const folder of [actualFolder, expectedFolder]) mkdirSync(folder, { recursive: true });
  const [actual = '', expected = '', folder = ''] = [actualFolder, expectedFolder, reportFolder].map((one) =>
    relative(root, one),
  );
  const page = join(folder, 'index.html');
  // Ignores differences (-I): the run has already failed.
  const options = ['-R', page, '-J', join(folder, 'reg.json'), '-I'];
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/reg-cli'),
    [actual, expected, join(folder, 'difference'), ...options],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (!existsSync(join(root, page))) throw new Error(`reg-cli has failed:\n${stdout}${stderr}`);
  return page;
}

export class PictureReporter implements Reporter {
  #updates = false;

  onInit({ config }: Vitest): void {
    this.#updates = config.snapshotOptions.updateSnapshot === 'all';
    rmSync(reportFolder, { recursive: true, force: true });
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const stories = modules.flatMap((module) => [...module.children.allTests()]).map(toStory);
    const differing = stories.filter(({ outcomes }) => outcomes.includes('differs'));
    const added = stories.filter((story) => story.outcomes.includes('new') && !differing.includes(story));
    const toLine = ({ file, name }: StoryPictures) => `${file} › ${name}`;
    printList('with a different picture', differing.map(toLine));
    printList('without a picture', added.map(toLine));
    const open = [...differing, ...added];
    if (open.length > 0) {
      console.log(`\nSee ${writeReport()}. To accept a story, a folder or all:`);
      console.log(`  ${listCommands(open).slice(-20).join('\n  ')}`);
    }
    if (this.#updates) await removeOrphans();
  }
}

/** tests/visual/pictureFiles.test.ts fails if there are any. */
async function removeOrphans(): Promise<void> {
  const { orphans } = await comparePictureFiles();
  for (const file of orphans) rmSync(file);
  printList(
    'pictures of stories that are gone, removed',
    orphans.map((file) => relative(root, file)),
  );
}
