/** What a run of the stories checks: `vitest run --project stories --mode MODE`. */
export const storyModes = ['test', 'pictures', 'rtl', 'large-text', 'languages'] as const;

export type StoryMode = (typeof storyModes)[number];

/** Returns false in the workbench, which runs in modes of Storybook. */
export const isStoryMode = (mode: StoryMode): boolean => import.meta.env.MODE === mode;
