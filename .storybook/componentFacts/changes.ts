import { execFileSync } from 'node:child_process';

export type Change = { title: string; date: string };

const MAX_CHANGES = 5;

/** Returns the last commits of each folder, newest first; none without git. */
export function listChanges(parent: string): Map<string, Change[]> {
  const changes = new Map<string, Change[]>();
  for (const { folders, ...change } of parseLog(readLog(parent), parent))
    for (const folder of folders) {
      const known = changes.get(folder) ?? [];
      if (known.length < MAX_CHANGES) changes.set(folder, [...known, change]);
    }
  return changes;
}

/** Each commit starts with a NUL. */
function readLog(parent: string): string {
  try {
    const args = ['log', '--format=%x00%cs %s', '--name-only', '--', parent];
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20, stdio: 'pipe' });
  } catch {
    return '';
  }
}

export function parseLog(log: string, parent: string) {
  return log
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [head = '', ...files] = commit.split('\n').filter(Boolean);
      const [date = '', ...title] = head.split(' ');
      const folders = files
        .filter((file) => file.startsWith(parent))
        .map((file) => file.slice(parent.length).split('/')[0] ?? '');
      return { date, title: title.join(' '), folders: [...new Set(folders)] };
    });
}
