import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../server/temporaryFolder.ts';

const locked = {
  '': { optionalDependencies: { 'node-here': '1.0.0' } },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/node-here': { version: '1.0.0', optional: true },
  'node_modules/native-elsewhere': { version: '2.0.0', optional: true },
};
const installed = {
  'node_modules/react': { version: '19.0.0', resolved: 'https://registry.example/react' },
  'node_modules/node-here': { version: '1.0.0', optional: true },
};

/** A fake npm that installs the project's Node. */
const NPM = `
const { cpSync, mkdirSync } = require('node:fs');
console.log('npm', process.argv[2]);
mkdirSync('node_modules/.bin', { recursive: true });
cpSync('node.sh', 'node_modules/.bin/node');`;

/** Creates a fresh clone with a lockfile. */
function createClone(): string {
  const root = createTemporaryFolder();
  for (const name of ['setup.mjs', 'apt.mjs']) cpSync(`scripts/${name}`, join(root, 'scripts', name));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  writeFileSync(join(root, 'npm.cjs'), NPM);
  writeFileSync(join(root, 'node.sh'), '#!/bin/sh\n[ "$1" = --version ] || echo "setup for $*"\n', {
    mode: 0o755,
  });
  return root;
}

/** Installs these packages and the project's Node. */
function install(root: string, packages: object): void {
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  cpSync(join(root, 'node.sh'), join(root, 'node_modules/.bin/node'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

/** Runs the setup as an npm script does, and returns what it prints. */
function runSetup(root: string, ...args: string[]): string {
  const env = { ...process.env, npm_execpath: join(root, 'npm.cjs') };
  const file = join(root, 'scripts/setup.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

it('installs the packages of a fresh clone', () => {
  expect(runSetup(createClone())).toContain('npm ci');
});

it('accepts what `npm ci` has installed without packages of other platforms', () => {
  const root = createClone();
  install(root, installed);
  expect(runSetup(root)).toBe('');
});

it('provides the rest on the project’s own Node', () => {
  const root = createClone();
  install(root, installed);
  expect(runSetup(root, '--browser', '--postgres')).toBe('setup for scripts/setup.ts --browser --postgres\n');
});

it.each([
  ['a package is missing', { ...installed, 'node_modules/react': undefined }],
  ['a package has another version', { ...installed, 'node_modules/react': { version: '18.0.0' } }],
  ['the own Node has another version', { ...installed, 'node_modules/node-here': { version: '0.9.0' } }],
  ['a package is no longer asked for', { ...installed, 'node_modules/left': { version: '1.0.0' } }],
])('installs the packages if %s', (_, packages) => {
  const root = createClone();
  install(root, packages);
  expect(runSetup(root)).toContain('npm ci');
});

it('installs the packages if the project’s own Node is missing', () => {
  const root = createClone();
  install(root, installed);
  rmSync(join(root, 'node_modules/.bin/node'));
  expect(runSetup(root)).toContain('npm ci');
});

it('accepts the installation that runs this test', () => {
  // Not npm itself, which would install them.
  const env = { ...process.env, npm_execpath: join(createClone(), 'npm.cjs') };
  const { stdout } = spawnSync(process.execPath, ['scripts/setup.mjs'], { env, encoding: 'utf8' });
  expect(stdout).toBe('');
});
