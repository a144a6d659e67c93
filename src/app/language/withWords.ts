import type { Part } from '#languages/words.ts';
import { loadMessages } from './wordsStore.ts';

/** For lazyPage until its layouts load the messages. */
export async function withWords<Module>(module: Promise<Module>, ...parts: readonly Part[]): Promise<Module> {
  const signedIn = parts.some((part) => part !== 'auth' && part !== 'shell');
  const [loaded] = await Promise.all([module, signedIn && loadMessages('signedIn')]);
  return loaded;
}
