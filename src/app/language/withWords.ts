import type { Part } from '#languages/words.ts';
import { loadWords } from './wordsStore.ts';

/** Waits for code that is loaded on demand and for the words that it shows: `withWords(import('./Tool.tsx'), 'tools')`. */
export async function withWords<Module>(module: Promise<Module>, ...parts: readonly Part[]): Promise<Module> {
  const [loaded] = await Promise.all([module, loadWords(...parts)]);
  return loaded;
}
