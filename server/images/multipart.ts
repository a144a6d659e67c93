import { getMultipartBoundary, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser';
import type { Part } from '../base/deps.ts';
import { FORM_LIMIT_BYTES, MEGABYTE } from './readProductForm.ts';
import { HttpError } from '../base/httpError.ts';

/** Far more than any form has. */
const MAX_PARTS = 50;

/** Browsers escape only these three characters in file names. */
const decodeFileName = (name: string) =>
  name.replace(/%22|%0A|%0D/g, (escaped) => decodeURIComponent(escaped));

function toPart(part: MultipartPart): Part {
  const { name = '', filename, mediaType = '' } = part;
  if (filename === undefined) return { name, value: part.text };
  return { name, value: new File(part.content as BlobPart[], decodeFileName(filename), { type: mediaType }) };
}

function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

async function* parseParts(request: Request, body: ReadableStream<Uint8Array>): AsyncGenerator<Part> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '') ?? '';
  const parser = new MultipartParser(boundary, {
    maxParts: MAX_PARTS,
    maxFileSize: FORM_LIMIT_BYTES,
    maxTotalSize: FORM_LIMIT_BYTES,
  });
  let totalBytes = 0;
  // Cancelling would break the connection before the error is sent. `listen.ts` discards the rest.
  for await (const chunk of body.values({ preventCancel: true })) {
    totalBytes += chunk.length;
    if (totalBytes > FORM_LIMIT_BYTES)
      throw new HttpError(413, (t) => t.upload.formTooLarge(FORM_LIMIT_BYTES / MEGABYTE));
    for (const part of parser.write(chunk)) yield toPart(part);
    // The parser would read a line break after the last boundary as another part.
    if (hasEnded(parser)) return;
  }
  parser.finish();
}

/** Reads a multipart form and throws at the size limit, even if Content-Length is wrong or missing. */
export async function* readMultipartParts(request: Request): AsyncGenerator<Part> {
  if (!request.body) throw new HttpError(400, (t) => t.upload.unreadableForm);
  try {
    yield* parseParts(request, request.body);
  } catch (error) {
    // Lost connections, missing boundaries and unknown encodings are client errors.
    throw error instanceof HttpError ? error : new HttpError(400, (t) => t.upload.unreadableForm);
  }
}
