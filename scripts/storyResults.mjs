// Reads the results of a story run: which are broken, which pictures differ, and which are new.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ id: string, name: string, file: string, state: 'passed' | 'broken' | 'differs' | 'new', reason: string,
 *   themes: string[] }} StoryResult
 */

/** @returns {StoryResult} */
function toResult(file, { title, status, meta, failureMessages }) {
  const message = failureMessages?.[0] ?? '';
  // tests/visual/setup.ts writes these messages.
  const picture = /Picture of \S+: (.*)/.exec(message)?.[1];
  const pictureState = picture?.includes('differs') ? 'differs' : 'new';
  const failed = picture ? pictureState : 'broken';
  return {
    id: meta?.storyId ?? '',
    name: title,
    file: relative(root, file),
    state: status === 'failed' ? failed : 'passed',
    reason: picture ?? message,
    themes: meta?.themes ?? [],
  };
}

/**
 * @param {string} json the report of Vitest's JSON reporter
 * @returns {StoryResult[]}
 */
export function readStoryResults(json) {
  if (!existsSync(json)) return [];
  const { testResults } = JSON.parse(readFileSync(json, 'utf8'));
  return testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0 && message
      ? [toResult(name, { title: 'the file', status: 'failed', failureMessages: [message] })]
      : assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map((one) => toResult(name, one)),
  );
}
