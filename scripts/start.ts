// `npm start`: checks the settings, builds the front end if needed, then runs the server in this process.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';

// Only npm scripts read .env. A service manager sets the environment itself.
const isNpmScript = process.env['npm_lifecycle_event'] !== undefined;
if (isNpmScript && existsSync('.env')) process.loadEnvFile('.env');

// Caches compiled code, which halves the processor time of later starts.
module.enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

const { printVersion } = await import('../server/bin/printVersion.ts');
if (printVersion()) process.exit();

const { readSettings } = await import('../server/settings/settings.ts');
const { buildFrontEnd } = await import('./buildFrontEnd.ts');

try {
  readSettings(process.env);
  if (!buildFrontEnd()) throw new Error('The front end could not be built: see above.');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

await import('../server/main.ts');
// Flushed now, because a killed server would not do it.
module.flushCompileCache();

// npm passes SIGTERM to the shell, which exits without passing it on. Watch for that.
if (isNpmScript) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}
