import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A disk of its own, where this user may have one; mounting takes root. */
export function mountSmallDisk(at: string, ...options: string[]): boolean {
  mkdirSync(at, { recursive: true });
  const args = ['-t', 'tmpfs', '-o', ['size=24m', ...options].join(), 'counter-test', at];
  const isThere = spawnSync('mount', args).status === 0;
  // Before the folder itself is removed; lazily, because a server may not be quite gone.
  if (isThere) onTestFinished(() => void spawnSync('umount', ['-l', at]));
  return isThere;
}

/** Fills a disk to the last byte. Returns the file that has to go for there to be room again. */
export function fillDisk(folder: string): string {
  const file = join(folder, 'filler');
  writeFileSync(file, '');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Full, but for less than this.
    }
  }
  return file;
}
