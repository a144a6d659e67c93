declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}

/** `parameters.media` of stories about media queries. */
export type Media = { forcedColors?: 'active' | 'none'; reducedMotion?: 'reduce' | 'no-preference' };

const defaultMedia: Media = { forcedColors: 'none', reducedMotion: 'no-preference' };

/** Emulates media features in the test run. In the workbench use the browser's rendering panel. */
export async function emulateMedia({ parameters }: { parameters: { media?: Media } }) {
  const { media } = parameters;
  if (!media || !('__vitest_browser__' in globalThis)) return undefined;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(media);
  return () => commands.emulateMedia(defaultMedia);
}
