declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}

/** `parameters.media` of a story that is about what the reader's system asks for. */
export type Media = { forcedColors?: 'active' | 'none'; reducedMotion?: 'reduce' | 'no-preference' };

const usual: Media = { forcedColors: 'none', reducedMotion: 'no-preference' };

/**
 * In the test run the browser is told to ask for it. In the workbench nobody can but the reader: by the system's settings or
 * the browser's rendering panel.
 */
export async function emulateMedia({ parameters }: { parameters: { media?: Media } }) {
  const { media } = parameters;
  if (!media || !('__vitest_browser__' in globalThis)) return undefined;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(media);
  return () => commands.emulateMedia(usual);
}
