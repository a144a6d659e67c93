// Creates the page that compares expected and actual pictures, with reg-cli.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actualFolder, expectedFolder, reportFolder } from './pictureFiles.mjs';

/** @typedef {import('./storyResults.mjs').StoryResult} StoryResult */

const root = fileURLToPath(new URL('..', import.meta.url));
const update = 'npm run pictures:update';

/** Removes the report of the last comparison. */
export const clearReport = () => rmSync(reportFolder, { recursive: true, force: true });

/** @param {StoryResult} story */
const formatAcceptCommand = ({ file, name }) => `${update} -- ${file} -t "^${name}$"`;

/**
 * @param {StoryResult[]} stories
 * @returns {string[]} commands that accept one story, a folder, or all
 */
export function listCommands(stories) {
  const folders = [...new Set(stories.map(({ file }) => dirname(file)))];
  return [...stories.map(formatAcceptCommand), ...folders.map((folder) => `${update} -- ${folder}`), update];
}

function runRegCli() {
  for (const folder of [actualFolder, expectedFolder]) mkdirSync(folder, { recursive: true });
  const cli = createRequire(import.meta.url).resolve('reg-cli');
  const [actual, expected] = [actualFolder, expectedFolder].map((folder) => relative(root, folder));
  const at = (name) => relative(root, join(reportFolder, name));
  const args = [actual, expected, at('difference'), '-R', at('index.html'), '-J', at('reg.json')];
  // Ignore differences (-I): the run has already failed.
  return spawnSync(process.execPath, [join(dirname(cli), 'cli.js'), ...args, '-I'], {
    cwd: root,
    encoding: 'utf8',
  });
}

const escapeHtml = (text) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/**
 * @param {StoryResult[]} stories with changed or new pictures
 * @returns {string} the path of the report
 */
export function writePictureReport(stories) {
  const { status, stdout, stderr } = runRegCli();
  const page = join(reportFolder, 'index.html');
  if (!existsSync(page)) throw new Error(`reg-cli has failed with ${status}:\n${stdout}${stderr}`);
  const commands = escapeHtml(listCommands(stories).join('\n'));
  const place = 'position:fixed;left:0;bottom:0;z-index:9;max-width:90vw;max-height:60vh;overflow:auto';
  const look = 'padding:12px 16px;background:#fff;border:1px solid #ccc;font:14px sans-serif';
  const box = `<details style="${place};${look}"><summary>Commands to accept changes</summary><pre>${commands}</pre></details>`;
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('</body>', () => `${box}</body>`),
  );
  return relative(root, page);
}
