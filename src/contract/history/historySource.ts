import { truncateText } from '../text/graphemes.ts';

/** Capability of a backend that keeps who changed what, and the images of earlier versions. */
export const HISTORY_CAPABILITY = 'history';

/** Headers that tell a backend by what a write was made. The file name is percent-encoded. */
export const SOURCE_HEADER = 'X-Change-Source';
export const SOURCE_FILE_HEADER = 'X-Change-File';

/** What a write was made by. `undo`: the button in a message; `restore`: an earlier version; `order`: an order of the product. */
export const SOURCE_KINDS = ['form', 'quickEdit', 'bulk', 'import', 'undo', 'restore', 'order'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** `fileName` is the name of the imported file. */
export type ChangeSource = { kind: SourceKind; fileName?: string | undefined };

/** In UTF-16 code units. Longer names are cut. */
export const MAX_FILE_NAME_LENGTH = 200;

const isSourceKind = (text: string | undefined): text is SourceKind =>
  (SOURCE_KINDS as readonly (string | undefined)[]).includes(text);

/** Formats a source as headers. */
export const formatSource = ({ kind, fileName }: ChangeSource): Record<string, string> => ({
  [SOURCE_HEADER]: kind,
  ...(fileName !== undefined && {
    [SOURCE_FILE_HEADER]: encodeURIComponent(truncateText(fileName.toWellFormed(), MAX_FILE_NAME_LENGTH)),
  }),
});

/**
 * Parses the headers of a write. Returns undefined if there is no source or an unknown one: a write is never refused
 * because of it.
 */
export function parseSource(kind: string | undefined, file: string | undefined): ChangeSource | undefined {
  if (!isSourceKind(kind)) return undefined;
  const fileName = file && decodeFileName(file);
  return { kind, ...(fileName && { fileName: truncateText(fileName, MAX_FILE_NAME_LENGTH) }) };
}

function decodeFileName(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
