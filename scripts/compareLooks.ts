import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Area, Base, Changes, Kind, Look, Size, Theme } from '../stories/changes/changesModel.ts';
import { MAX_STEP, type Pixels } from '../tests/visual/isSame.ts';

/** From the root of the repository. */
const FOLDER = 'tests/visual/baselines';

type ChangedFile = { file: string; kind: Kind };
type Entry = { type: string; id: string; title: string; name: string };

/** Runs git in the given checkout. Its errors say what is wrong, for example that a commit is unknown. */
const git = (root: string, args: string[], input = ''): Buffer =>
  execFileSync('git', args, { cwd: root, input, maxBuffer: 2 ** 30 });
const gitLines = (root: string, args: string[], input?: string): string[] =>
  git(root, args, input)
    .toString()
    .split(/[\n\0]/)
    .filter(Boolean);

/** Returns the hash of each picture in a commit, by file. */
function listCommitted(root: string, commit: string): Map<string, string> {
  const lines = gitLines(root, ['ls-tree', '-r', '-z', commit, '--', FOLDER]);
  return new Map(
    lines.map((line) => {
      const [, hash = '', file = ''] = /^\d+ blob (\w+)\t(.+)$/.exec(line) ?? [];
      return [file, hash];
    }),
  );
}

/** Returns the hash of each picture on disk, by file. */
function listOnDisk(root: string): Map<string, string> {
  const files = globSync(`${FOLDER}/*/*.webp`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const hashes = gitLines(root, ['hash-object', '--stdin-paths'], files.join('\n'));
  return new Map(files.map((file, index) => [file, hashes[index] ?? '']));
}

/** Compares two lists of pictures. A picture that has only another name is not a change. */
function compareFiles(before: Map<string, string>, after: Map<string, string>): ChangedFile[] {
  const removed = [...before].filter(([file]) => !after.has(file));
  const moved = new Set<string>();
  const added = [...after].filter(([file, hash]) => {
    if (before.has(file)) return false;
    const [source] = removed.find(([one, other]) => other === hash && !moved.has(one)) ?? [];
    if (source) moved.add(source);
    return !source;
  });
  const changed = [...after].filter(([file, hash]) => before.has(file) && before.get(file) !== hash);
  return [
    ...changed.map(([file]) => ({ file, kind: 'changed' as const })),
    ...added.map(([file]) => ({ file, kind: 'added' as const })),
    ...removed.filter(([file]) => !moved.has(file)).map(([file]) => ({ file, kind: 'removed' as const })),
  ];
}

const decode = (picture: Buffer): Promise<Pixels> =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

const toSize = ({ info: { width, height } }: Pixels): Size => ({ width, height });

/** Returns whether a pixel looks different, or only one of the pictures has it. */
function isDifferent(one: Pixels, other: Pixels, x: number, y: number): boolean {
  if (x >= one.info.width || y >= one.info.height) return true;
  if (x >= other.info.width || y >= other.info.height) return true;
  const first = (y * one.info.width + x) * 3;
  const second = (y * other.info.width + x) * 3;
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs(one.data[first + channel]! - other.data[second + channel]!) > MAX_STEP) return true;
  return false;
}

/** Counts the pixels that differ, and returns the area around them. Undefined if both look the same. */
function measureDifference(one: Pixels, other: Pixels): (Area & { pixels: number }) | undefined {
  const width = Math.max(one.info.width, other.info.width);
  const height = Math.max(one.info.height, other.info.height);
  let [pixels, left, top, right, bottom] = [0, width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isDifferent(one, other, x, y)) continue;
      pixels += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return pixels === 0
    ? undefined
    : { pixels, x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Measures a look's pictures. Returns undefined if nobody can see the difference. */
async function measure(before: Buffer | undefined, after: Buffer | undefined) {
  const [one, other] = await Promise.all([before, after].map((picture) => picture && decode(picture)));
  const difference = one && other && measureDifference(one, other);
  if (one && other && !difference) return undefined;
  return {
    ...(one && { before: toSize(one) }),
    ...(other && { after: toSize(other) }),
    ...(difference && { difference }),
  };
}

const toSlug = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Returns the story of a picture. A removed one gets the title that its file's name starts with. */
function findStory(picture: string, entries: Entry[]): Pick<Look, 'title' | 'name' | 'storyId'> {
  const stories = entries.filter(({ type }) => type === 'story');
  const story = stories.find(({ id }) => id.replace('--', '-') === picture);
  if (story) return { title: story.title, name: story.name, storyId: story.id };
  const titles = stories
    .map(({ title }) => title)
    .filter((title) => picture.startsWith(`${toSlug(title)}-`))
    .toSorted((one, other) => other.length - one.length);
  const [title] = titles;
  return title
    ? { title, name: picture.slice(toSlug(title).length + 1) }
    : { title: 'Removed stories', name: picture };
}

/** Returns the last commit that `ref` and this checkout have in common. */
export function findBase(root: string, ref: string): Base {
  const [commit = ''] = gitLines(root, ['merge-base', ref, 'HEAD']);
  return { ref, commit };
}

/**
 * Compares the pictures of this checkout, committed or not, with those of the base. Writes changes.json and the earlier
 * pictures into the built workbench, and returns what it wrote.
 */
export async function compareLooks(root: string, base: Base, output: string): Promise<Changes> {
  const { commit } = base;
  const files = compareFiles(listCommitted(root, commit), listOnDisk(root));
  const uncommitted = new Set(
    gitLines(root, [
      'status',
      '--porcelain',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      FOLDER,
    ]).map((line) => line.slice(3)),
  );
  const index = JSON.parse(readFileSync(path.join(output, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const looks: Look[] = [];
  for (const { file, kind } of files) {
    const [theme = '', name = ''] = path.posix.relative(FOLDER, file).split('/');
    const before = kind === 'added' ? undefined : git(root, ['cat-file', 'blob', `${commit}:${file}`]);
    const after = kind === 'removed' ? undefined : readFileSync(path.join(root, file));
    const sizes = await measure(before, after);
    if (!sizes) continue;
    const picture = path.parse(name).name;
    const story = findStory(picture, Object.values(index.entries));
    const committed = !uncommitted.has(file);
    looks.push({ picture, theme: theme as Theme, kind, ...story, ...sizes, committed });
    if (!before) continue;
    const target = path.join(output, 'before', theme, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, before);
  }
  const changes: Changes = { base, looks };
  writeFileSync(path.join(output, 'changes.json'), JSON.stringify(changes));
  return changes;
}
