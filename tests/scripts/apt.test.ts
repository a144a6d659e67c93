import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { canAptInstall } from '../../scripts/apt.mjs';
import { aptInstallPostgres } from '../../scripts/postgres.ts';
import { createTemporaryFolder } from '../server/temporaryFolder.ts';

afterEach(() => void vi.unstubAllEnvs());

/** A fake apt-get that records which pg_createcluster Debian's package would run, and its output. */
const FAKE = `#!/bin/sh
for option in "$@"; do case "$option" in DPkg::Path=*) PATH="\${option#*=}"; found=yes;; esac; done
[ -z "$found" ] || { command -v pg_createcluster; pg_createcluster 15 main; echo "exit code $?"; } > "$NOTE"
`;

// Only on Debian as root.
it.skipIf(!canAptInstall())('installs PostgreSQL without the server that its package creates', () => {
  const folder = createTemporaryFolder();
  const note = join(folder, 'note');
  writeFileSync(join(folder, 'apt-get'), FAKE, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  vi.stubEnv('NOTE', note);
  expect(aptInstallPostgres()).toBe(true);
  const [command = '', ...output] = readFileSync(note, 'utf8').trimEnd().split('\n');
  expect(command).toMatch(/counter-apt-\w+\/pg_createcluster$/);
  expect(output).toEqual(['exit code 0']);
  expect(existsSync(command)).toBe(false);
});
