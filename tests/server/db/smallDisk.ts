import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Mounts a small disk. Returns undefined without root privileges. */
export function mountSmallDisk(at: string, ...options: string[]): boolean {
  mkdirSync(at, { recursive: true });
  const args = ['-t', 'tmpfs', '-o', ['size=24m', ...options].join(), 'counter-test', at];
  const isThere = spawnSync('mount', args).status === 0;
  // Unmount before the folder is deleted, lazily because a server may still be stopping.
  if (isThere) onTestFinished(() => void spawnSync('umount', ['-l', at]));
  return isThere;
}

/** Fills a disk completely. Returns the file to delete to make room again. */
export function fillDisk(folder: string): string {
  const file = join(folder, 'filler');
  writeFileSync(file, '');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // Not enough room for this size. Try a smaller one.
    }
  }
  return file;
}
