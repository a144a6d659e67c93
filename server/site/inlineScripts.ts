import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const inlineScript = /<script>([^]*?)<\/script>/g;

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The scripts that stand in the built page itself, as the content policy names them: nothing else that stands in a page
 * runs. None where nothing is built.
 */
export async function inlineScriptsIn(folder: string): Promise<readonly string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  return Array.from(page.matchAll(inlineScript), ([, script = '']) => sourceOf(script));
}
