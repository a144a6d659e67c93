import * as z from 'zod/mini';
import { StartupError } from './startupError.ts';
import { httpUrl, textWithoutSpaces, urlOf } from './values.ts';

const bucketName = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/));
const region = z.string().check(z.regex(/^[a-z0-9-]+$/));

/** Environment variables for the database and the images. */
export const storageVariables = {
  DATABASE_URL: z.optional(urlOf('postgres(?:ql)?')),
  S3_BUCKET: z.optional(bucketName),
  S3_ENDPOINT: z.optional(httpUrl),
  S3_REGION: z._default(region, 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(textWithoutSpaces),
  S3_SECRET_ACCESS_KEY: z.optional(textWithoutSpaces),
};

export const storageValueDescriptions: Record<keyof typeof storageVariables, string> = {
  DATABASE_URL: 'the address of a PostgreSQL database such as postgres://user:password@db.example:5432/store',
  S3_BUCKET: 'the name of a bucket: 3 to 63 lowercase letters, digits, dots and hyphens',
  S3_ENDPOINT: 'the http(s) address of an S3-compatible store',
  S3_REGION: 'a region such as us-east-1',
  S3_ACCESS_KEY_ID: 'the name of an access key',
  S3_SECRET_ACCESS_KEY: 'the secret of the access key',
};

/** Secrets, whose values are never printed. */
export const storageSecrets = ['DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'] as const;

type Environment = z.output<z.ZodMiniObject<typeof storageVariables>>;

export type Bucket = {
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type StorageSettings = {
  /** A PostgreSQL database that several servers may share. Defaults to SQLite in the data folder. */
  databaseUrl: string | undefined;
  /** An S3-compatible bucket for images. Defaults to the data folder. */
  bucket: Bucket | undefined;
};

function requireSetting(env: Environment, name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string {
  const value = env[name];
  if (value !== undefined) return value;
  throw new StartupError(
    `The setting ${name} must be ${storageValueDescriptions[name]} if S3_BUCKET is set.`,
  );
}

const BUCKET_SETTINGS = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function readBucket(env: Environment): Bucket | undefined {
  if (env.S3_BUCKET === undefined) {
    const unexpected = BUCKET_SETTINGS.find((name) => env[name] !== undefined);
    if (unexpected === undefined) return undefined;
    throw new StartupError(
      `The setting S3_BUCKET must be ${storageValueDescriptions.S3_BUCKET} if ${unexpected} is set.`,
    );
  }
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    name: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: requireSetting(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: requireSetting(env, 'S3_SECRET_ACCESS_KEY'),
  };
}

export const readStorageSettings = (env: Environment): { storage: StorageSettings } => ({
  storage: { databaseUrl: env.DATABASE_URL, bucket: readBucket(env) },
});
