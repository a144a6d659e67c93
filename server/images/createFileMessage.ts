import { truncateText } from '#contract/text/graphemes.ts';
import type { Message, ServerMessages } from '../base/httpError.ts';

const MAX_NAME_LENGTH = 80;

/**
 * Formats a file name for a message: on one line and shortened. Keeps joiners, which emoji and several scripts
 * need.
 */
function toDisplayName(name: string): string {
  const plain = name
    .normalize()
    .replace(/(?:(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}])+/gu, ' ')
    .trim();
  return plain.length > MAX_NAME_LENGTH ? `${truncateText(plain, MAX_NAME_LENGTH)}…` : plain;
}

export type FormatFileMessage = (t: ServerMessages['upload'], name: string) => string;

/** Builds a message that names the file. */
export const createFileMessage =
  ({ name }: Pick<File, 'name'>, format: FormatFileMessage): Message =>
  (t) =>
    format(t.upload, toDisplayName(name) || t.upload.unnamed);
