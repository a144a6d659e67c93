// `npm run build-storybook`: builds the workbench as static files. With `--base main` its page Changes shows what looks
// different since then. All other options are those of `storybook build`.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countKind, kinds } from '../stories/changes/changesModel.ts';
import { compareLooks, findBase } from './compareLooks.ts';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const { values, tokens } = parseArgs({
  args,
  strict: false,
  tokens: true,
  options: {
    base: { type: 'string' },
    'output-dir': { type: 'string', short: 'o', default: 'storybook-static' },
  },
});
const own = tokens.flatMap((token) =>
  token.kind === 'option' && token.name === 'base'
    ? [token.index, ...(token.inlineValue ? [] : [token.index + 1])]
    : [],
);
const others = args.filter((_, index) => !own.includes(index));

const { base: ref, 'output-dir': output } = values;
if (typeof ref === 'boolean') throw new Error('--base needs a branch or a commit, such as --base main');
// First, because a mistyped branch should fail before the build.
const base = ref === undefined ? undefined : findBase(root, ref);
const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
execFileSync(process.execPath, [storybook, 'build', '--quiet', ...others], { cwd: root, stdio: 'inherit' });

if (base) {
  const { looks } = await compareLooks(root, base, resolve(root, String(output)));
  const counts = kinds.map((kind) => `${countKind(looks, kind)} ${kind}`);
  console.log(`Looks since ${base.ref}: ${counts.join(', ')}`);
}
