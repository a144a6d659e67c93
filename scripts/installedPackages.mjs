// Compares package-lock.json with what npm has installed in node_modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string | string[], cpu?: string | string[],
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>} by path, such as 'node_modules/react'; the project itself is ''
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @param {LockedPackage} locked */
const fitsThisMachine = ({ os, cpu }) =>
  [os ?? process.platform].flat().includes(process.platform) &&
  [cpu ?? process.arch].flat().includes(process.arch);

/**
 * Returns true if node_modules is what `npm ci` would install. npm omits optional packages of other platforms; of
 * the optional ones only the project's Node binary is required.
 * @param {string} root the project's folder
 */
export function hasLockedPackages(root) {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const { '': project, ...locked } = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedFile);
  const own = Object.keys(project?.optionalDependencies ?? {}).map((name) => `node_modules/${name}`);
  /** @param {string} path */
  const isRequired = (path) =>
    !locked[path]?.optional || (own.includes(path) && fitsThisMachine(locked[path]));
  /** @param {string} path */
  const isAsLocked = (path) =>
    installed[path] ? installed[path].version === locked[path]?.version : !isRequired(path);
  return (
    Object.keys(locked).every(isAsLocked) &&
    Object.keys(installed).every((path) => locked[path] !== undefined)
  );
}
