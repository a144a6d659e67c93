// `npm start`: checks the settings, builds the front end if needed, then runs the server in this process.
// scripts/setup.mjs has already installed packages and Node.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;

function fail(line) {
  console.error(line);
  process.exit(1);
}

const node = Number(process.versions.node.split('.')[0]);
if (node < OLDEST_NODE)
  fail(`This is Node ${process.versions.node}: run \`npm start\`, which brings its own.`);

// Only npm scripts read .env. A service manager sets the environment itself.
if (process.env.npm_lifecycle_event && existsSync('.env')) process.loadEnvFile('.env');

// Caches compiled code, which halves the processor time of later starts.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

const { readSettings } = await import('../server/settings/settings.ts');
const { buildFrontEnd } = await import('./build-front-end.mjs');

try {
  readSettings(process.env);
} catch (error) {
  fail(error.message);
}

try {
  if (!buildFrontEnd((line) => console.log(`[start] ${line}`)))
    fail('The front end could not be built: see above.');
} catch (error) {
  fail(`The front end could not be built: ${error.message}`);
}

await import('../server/main.ts');
// Flushed now, because a killed server would not do it.
module.flushCompileCache();

// npm passes SIGTERM to the shell, which exits without passing it on. Watch for that.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}
