import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { PicturesAway } from '../images/picturesAway.ts';
import type { Bucket } from '../storageSettings.ts';
import { isPublicId, type PictureFiles } from './pictureFiles.ts';

const PATIENCE = 30_000;
const FOLDER = 'uploads/';
const keyOf = (publicId: string) => `${FOLDER}${publicId}.webp`;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

type Listed = { key: string; changedAt: number };

const UNESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const textOf = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => UNESCAPED[name] ?? '');

const listedIn = (xml: string): Listed[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textOf(content, 'Key') ?? '',
    changedAt: Date.parse(textOf(content, 'LastModified') ?? ''),
  }));

/** Signed requests to one bucket. A missing object is an answer; anything else that fails is not. */
function requests({ endpoint, name, region, accessKeyId, secretAccessKey }: Bucket) {
  // Of a busy or a failing store it asks again, a little later each time.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  return async (method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const answer = await client
      .fetch(`${endpoint}/${name}${path}`, {
        method,
        ...(body && { body }),
        headers: {
          // The digest is signed with the rest, so that a damaged picture is refused and not kept.
          'x-amz-content-sha256': sha256(body ?? ''),
          ...(body && { 'content-type': 'image/webp' }),
        },
        signal: AbortSignal.timeout(PATIENCE),
      })
      .catch((error: unknown) => {
        throw new PicturesAway(`${method} ${path}`, { cause: error });
      });
    if (answer.ok || answer.status === 404) return answer;
    throw new PicturesAway(
      `${method} ${path}: ${answer.status} ${textOf(await answer.text(), 'Code') ?? ''}`,
    );
  };
}

/** Pictures as objects `uploads/<publicId>.webp` of an S3-compatible store. An object is there whole or not at all. */
export function pictureBucket(bucket: Bucket, page = 1000): PictureFiles {
  const request = requests(bucket);

  async function* all(): AsyncGenerator<Listed> {
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: FOLDER, 'max-keys': String(page) });
      if (token !== '') query.set('continuation-token', token);
      const answer = await request('GET', `?${query}`);
      // Where the bucket is missing, an empty list would be the wrong conclusion.
      if (answer.status === 404) throw new PicturesAway(`there is no bucket ${bucket.name}`);
      const xml = await answer.text();
      yield* listedIn(xml);
      token = textOf(xml, 'NextContinuationToken');
    }
  }

  async function remove(publicIds: readonly string[]): Promise<void> {
    for (const publicId of publicIds.filter(isPublicId)) await request('DELETE', `/${keyOf(publicId)}`);
  }
  return {
    async place(publicId, picture) {
      const answer = await request('PUT', `/${keyOf(publicId)}`, new Uint8Array(picture));
      if (answer.status === 404) throw new PicturesAway(`there is no bucket ${bucket.name}`);
    },
    // An object that was acknowledged is there.
    settle: async () => undefined,
    async read(publicId) {
      if (!isPublicId(publicId)) return undefined;
      const answer = await request('GET', `/${keyOf(publicId)}`);
      return answer.status === 404 ? undefined : answer.bytes();
    },
    remove,
    async sweep(used, before = Infinity) {
      const left: string[] = [];
      for await (const { key, changedAt } of all()) {
        const publicId = key.slice(FOLDER.length).replace(/\.webp$/, '');
        if (key === keyOf(publicId) && isPublicId(publicId) && !used.has(publicId) && changedAt < before) {
          left.push(publicId);
        }
      }
      await remove(left);
      return left.length;
    },
  };
}
