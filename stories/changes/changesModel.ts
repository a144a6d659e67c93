import type { DocsTheme } from '../docs/toolbarTheme.ts';

export type Theme = DocsTheme;
export type Kind = 'changed' | 'added' | 'removed';
export const kinds: readonly Kind[] = ['changed', 'added', 'removed'];

/** In px of a picture. */
export type Size = { width: number; height: number };
export type Area = Size & { x: number; y: number };

/** A story's picture that differs from the one in the base commit. */
export type Look = {
  /** Name of the picture's file: the story's id with one dash. */
  picture: string;
  theme: Theme;
  kind: Kind;
  /** Title and name of the story. For a removed story, the best guess. */
  title: string;
  name: string;
  /** Undefined if the story was removed. */
  storyId?: string | undefined;
  /** Undefined if the look was added. */
  before?: Size | undefined;
  /** Undefined if the look was removed. */
  after?: Size | undefined;
  /** Of changed looks: how many pixels differ, and the area around them. */
  difference?: (Area & { pixels: number }) | undefined;
  /** Whether HEAD has the picture, or its removal. */
  committed: boolean;
};

/** The commit that a workbench is compared with, and the branch it was found by. */
export type Base = { ref: string; commit: string };

/** The file changes.json of a built workbench. Without a base there is nothing to compare with. */
export type Changes = { base?: Base; looks: Look[] };

export const getLookId = ({ picture, theme }: Look): string => `${theme}/${picture}`;

/** Whether a look can still be accepted. Merging the branch accepts what is committed. */
export const isOpen = ({ committed }: Look): boolean => !committed;

export type LookFilter = { kind: Kind | 'all'; theme: Theme | 'both' };

export const filterLooks = (looks: Look[], { kind, theme }: LookFilter): Look[] =>
  looks.filter(
    (look) => (kind === 'all' || look.kind === kind) && (theme === 'both' || look.theme === theme),
  );

export const countKind = (looks: Look[], kind: Kind): number =>
  looks.filter((look) => look.kind === kind).length;

export type Group = {
  title: string;
  looks: Look[];
  /** How many of the first looks to show before the others: the largest of each kind and extent. */
  examples: number;
};

/** How many parts of a story's title name its screen or component: "ui/Button", "screens/Orders". */
const GROUP_PARTS = 2;

/**
 * Groups looks by screen or component: those with most changed looks first. Within a group, changed looks come first, and
 * large changes before small ones. But first of all comes one example of each kind and extent, because what changed in both
 * themes and what changed in one are two changes, and the large one would hide the small one.
 */
export function groupLooks(looks: Look[], filter: LookFilter): Group[] {
  const ofPicture = Map.groupBy(looks, ({ picture }) => picture);
  const getExtent = ({ picture, kind }: Look) =>
    `${kind} ${ofPicture.get(picture)?.map(({ theme }) => theme)}`;
  const groups = Map.groupBy(filterLooks(looks, filter), ({ title }) =>
    title.split('/').slice(0, GROUP_PARTS).join('/'),
  );
  return [...groups]
    .map(([title, members]) => {
      const sorted = members.toSorted(
        (one, other) =>
          kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
          (other.difference?.pixels ?? 0) - (one.difference?.pixels ?? 0),
      );
      const examples = Map.groupBy(sorted, getExtent)
        .values()
        .flatMap((same) => same.slice(0, 1))
        .toArray();
      const others = sorted.filter((look) => !examples.includes(look));
      return { title, looks: [...examples, ...others], examples: examples.length };
    })
    .toSorted(
      (one, other) =>
        countKind(other.looks, 'changed') - countKind(one.looks, 'changed') ||
        one.title.localeCompare(other.title),
    );
}

/** Around the changed area. */
const MARGIN_PX = 32;
/** Width of a picture on the page, so that small changes are shown at their own size. */
const SHOWN_PX = 320;
/** Flat, so that many looks fit on the screen. */
const SHOWN_RATIO = 3;
/** Width by height of the tallest part. */
const MIN_RATIO = 4 / 3;

/** Returns the part of a picture to show: the changed area and its surroundings. */
export function getFrame(picture: Size, changed: Area): Area {
  const needed = {
    width: Math.max(changed.width + 2 * MARGIN_PX, SHOWN_PX),
    height: changed.height + 2 * MARGIN_PX,
  };
  const width = Math.max(needed.width, needed.height * MIN_RATIO);
  const height = Math.max(needed.height, width / SHOWN_RATIO);
  const place = (start: number, size: number, shown: number, whole: number) =>
    shown >= whole ? 0 : Math.min(Math.max(0, start + size / 2 - shown / 2), whole - shown);
  return {
    x: place(changed.x, changed.width, width, picture.width),
    y: place(changed.y, changed.height, height, picture.height),
    width,
    height,
  };
}

/** Returns the size that both pictures of a look fit into. */
export const getWholeSize = ({ before, after }: Look): Size => ({
  width: Math.max(before?.width ?? 0, after?.width ?? 0),
  height: Math.max(before?.height ?? 0, after?.height ?? 0),
});

const formatCounts = (looks: Look[]): string =>
  kinds
    .map((kind) => ({ kind, count: countKind(looks, kind) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`)
    .join(', ');

/** Returns the commands that commit the given looks: the pictures that are new or differ, and those that are gone. */
export function getAcceptCommand(looks: Look[]): string {
  const files = looks.map((look) => `tests/visual/baselines/${getLookId(look)}.webp`);
  const noun = looks.length === 1 ? 'look' : 'looks';
  return `git add -- ${files.join(' ')} && git commit -m "Accept ${formatCounts(looks)} ${noun}"`;
}
