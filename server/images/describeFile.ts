import { cutText } from '#contract/text/graphemes.ts';
import type { Message, ServerWords } from '../http/httpError.ts';

const MAX_NAME_LENGTH = 80;

/** Formats a client's file name for a message: on one line and not longer than a limit. Joiners stay: emoji and several scripts are made with them. */
function toDisplayName(name: string): string {
  const plain = name
    .normalize()
    .replace(/(?:(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}])+/gu, ' ')
    .trim();
  return plain.length > MAX_NAME_LENGTH ? `${cutText(plain, MAX_NAME_LENGTH)}…` : plain;
}

export type DescribeFile = (copy: ServerWords['uploadCopy'], name: string) => string;

/** Builds a message about a file of a client, by its name. */
export const describeFile =
  ({ name }: Pick<File, 'name'>, describe: DescribeFile): Message =>
  ({ uploadCopy }) =>
    describe(uploadCopy, toDisplayName(name) || uploadCopy.unnamed);
