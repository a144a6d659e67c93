import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { VERSION } from '#server/base/version.ts';

const run = promisify(execFile);
const programs = ['server/main.ts', ...globSync('server/bin/{admins,backup,keys,restore,secret}.ts')];

it('is printed by every program, without settings', async () => {
  expect(programs).toHaveLength(6);
  const outputs = programs.map((program) =>
    run(process.execPath, [program, '--version'], { env: { PORT: 'none' } }),
  );
  expect((await Promise.all(outputs)).map(({ stdout }) => stdout)).toEqual(
    programs.map(() => `Counter ${VERSION}\n`),
  );
});
