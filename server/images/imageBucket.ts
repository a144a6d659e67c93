import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ImageStoreUnavailableError } from '../base/imageStore.ts';
import type { Bucket } from '../settings/storageSettings.ts';
import { isPublicId, type ImageFiles } from './imageFiles.ts';

const TIMEOUT_MS = 30_000;
const KEY_PREFIX = 'uploads/';
const toKey = (publicId: string) => `${KEY_PREFIX}${publicId}.webp`;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

type ListedObject = { key: string; changedAt: number };

const XML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const getTagText = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => XML_ENTITIES[name] ?? '');

const parseListing = (xml: string): ListedObject[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: getTagText(content, 'Key') ?? '',
    changedAt: Date.parse(getTagText(content, 'LastModified') ?? ''),
  }));

/**
 * Creates a function that sends signed requests to a bucket. The function resolves with a 404 for a missing object, and
 * throws on other errors.
 */
function createRequest({ endpoint, name, region, accessKeyId, secretAccessKey }: Bucket) {
  // Each retry waits longer.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  return async (method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const response = await client
      .fetch(`${endpoint}/${name}${path}`, {
        method,
        ...(body && { body }),
        headers: {
          // The bucket rejects a body that doesn't match its hash, such as a corrupted image.
          'x-amz-content-sha256': sha256(body ?? ''),
          ...(body && { 'content-type': 'image/webp' }),
        },
        // Another address would get the image without a valid signature.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      .catch((error: unknown) => {
        throw new ImageStoreUnavailableError(`${method} ${path}`, { cause: error });
      });
    if (response.ok || response.status === 404) return response;
    throw new ImageStoreUnavailableError(
      `${method} ${path}: ${response.status} ${getTagText(await response.text(), 'Code') ?? ''}`,
    );
  };
}

/** Stores images as objects `uploads/<publicId>.webp` of an S3-compatible bucket. */
export function createImageBucket(bucket: Bucket, pageSize = 1000): ImageFiles {
  const request = createRequest(bucket);

  async function* listObjects(): AsyncGenerator<ListedObject> {
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: KEY_PREFIX,
        'max-keys': String(pageSize),
      });
      if (token !== '') query.set('continuation-token', token);
      const response = await request('GET', `?${query}`);
      // A missing bucket is an error, not an empty list.
      if (response.status === 404)
        throw new ImageStoreUnavailableError(`bucket ${bucket.name} does not exist`);
      const xml = await response.text();
      yield* parseListing(xml);
      token = getTagText(xml, 'NextContinuationToken');
    }
  }

  async function remove(publicIds: readonly string[]): Promise<void> {
    for (const publicId of publicIds.filter(isPublicId)) await request('DELETE', `/${toKey(publicId)}`);
  }
  return {
    async save(publicId, image) {
      const response = await request('PUT', `/${toKey(publicId)}`, new Uint8Array(image));
      if (response.status === 404)
        throw new ImageStoreUnavailableError(`bucket ${bucket.name} does not exist`);
    },
    // Objects are durable once acknowledged.
    flush: async () => undefined,
    async read(publicId) {
      if (!isPublicId(publicId)) return undefined;
      const response = await request('GET', `/${toKey(publicId)}`);
      return response.status === 404 ? undefined : response.bytes();
    },
    remove,
    async removeUnused(findUsedIds, savedBefore = Infinity) {
      const candidates: string[] = [];
      for await (const { key, changedAt } of listObjects()) {
        const publicId = key.slice(KEY_PREFIX.length).replace(/\.webp$/, '');
        if (key === toKey(publicId) && isPublicId(publicId) && changedAt < savedBefore)
          candidates.push(publicId);
      }
      const usedIds = await findUsedIds(candidates);
      const unusedIds = candidates.filter((publicId) => !usedIds.has(publicId));
      await remove(unusedIds);
      return unusedIds.length;
    },
  };
}
