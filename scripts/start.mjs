// `npm start`: checks the settings, builds the front end where that is needed, then runs the server in this process.
// Packages, and the Node that runs this, are there already: scripts/setup.mjs ran before.
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

// Only `npm start` reads it: whatever else runs this says in its own way what it wants.
if (process.env.npm_lifecycle_event && existsSync('.env')) process.loadEnvFile('.env');

// What Node compiles is kept, so that each later start takes half the processor time. Where nothing can be kept, it goes on.
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
// Now, because a server that is killed keeps nothing.
module.flushCompileCache();

// npm passes SIGTERM to the shell between us, which ends without passing it on: its end is ours to notice.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}
