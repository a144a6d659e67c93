import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasLockedPackages } from '../../scripts/installedPackages.mjs';
import { createTemporaryFolder } from '../server/temporaryFolder.ts';

const here = { os: process.platform, cpu: process.arch };
const elsewhere = { os: ['plan9'], cpu: [process.arch] };
const locked = {
  '': { optionalDependencies: { 'node-here': '1.0.0', 'node-elsewhere': '1.0.0' } },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/node-here': { version: '1.0.0', optional: true, ...here },
  'node_modules/node-elsewhere': { version: '1.0.0', optional: true, ...elsewhere },
  'node_modules/native-elsewhere': { version: '2.0.0', optional: true, ...elsewhere },
};
const installed = {
  'node_modules/react': { version: '19.0.0', resolved: 'https://registry.example/react' },
  'node_modules/node-here': { version: '1.0.0', optional: true, ...here },
};

/** Creates a project with a lockfile and npm's list of installed packages. */
function createProject(packages?: object): string {
  const root = createTemporaryFolder();
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  mkdirSync(join(root, 'node_modules'));
  const note = join(root, 'node_modules', '.package-lock.json');
  if (packages) writeFileSync(note, JSON.stringify({ packages }));
  return root;
}

it('accepts what `npm ci` has installed without packages of other platforms', () => {
  expect(hasLockedPackages(createProject(installed))).toBe(true);
});

it.each([
  ['nothing is installed', undefined],
  ['a package is missing', { ...installed, 'node_modules/react': undefined }],
  ['a package has another version', { ...installed, 'node_modules/react': { version: '18.0.0' } }],
  ['a package is no longer asked for', { ...installed, 'node_modules/left': { version: '1.0.0' } }],
  ['the project’s own Node is missing', { ...installed, 'node_modules/node-here': undefined }],
])('requires an installation if %s', (_, packages) => {
  expect(hasLockedPackages(createProject(packages))).toBe(false);
});

it('accepts the installation that runs this test', () => {
  expect(hasLockedPackages(process.cwd())).toBe(true);
});
