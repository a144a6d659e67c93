import { getMultipartBoundary, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser';
import { imageCopy } from '../images/imageCopy.ts';
import { FORM_LIMIT, type Part } from '../images/sentForm.ts';
import { Refusal } from '../refusal.ts';

/** Far above what a form of this product has. */
const MOST_PARTS = 50;

/** Browsers escape these three in a file's name, and only these. */
const plainName = (name: string) => name.replace(/%22|%0A|%0D/g, (escaped) => decodeURIComponent(escaped));

function partOf(part: MultipartPart): Part {
  const { name = '', filename, mediaType = '' } = part;
  if (filename === undefined) return { name, value: part.text };
  return { name, value: new File(part.content as BlobPart[], plainName(filename), { type: mediaType }) };
}

function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

async function* partsOf(request: Request, body: ReadableStream<Uint8Array>): AsyncGenerator<Part> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '') ?? '';
  const parser = new MultipartParser(boundary, {
    maxParts: MOST_PARTS,
    maxFileSize: FORM_LIMIT,
    maxTotalSize: FORM_LIMIT,
  });
  let total = 0;
  // Cancelling would break the connection before the refusal is through; what is left unread, the server drains.
  for await (const chunk of body.values({ preventCancel: true })) {
    total += chunk.length;
    if (total > FORM_LIMIT) throw new Refusal(413, imageCopy.formTooLarge(FORM_LIMIT));
    for (const part of parser.write(chunk)) yield partOf(part);
    // A line end after the last boundary may come in a chunk of its own, which the parser would take for more.
    if (hasEnded(parser)) return;
  }
  parser.finish();
}

/** Reads a form from the wire and stops at the limit, whatever length was announced. */
export async function* multipartParts(request: Request): AsyncGenerator<Part> {
  if (!request.body) throw new Refusal(400, imageCopy.unreadableForm);
  try {
    yield* partsOf(request, request.body);
  } catch (error) {
    // A connection that was cut, a missing boundary, names in no known encoding: all are the sender's.
    throw error instanceof Refusal ? error : new Refusal(400, imageCopy.unreadableForm);
  }
}
