import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

// Amazon's published examples: the Signature Version 4 test suite (as in @aws-sdk/signature-v4) and, for S3, "Authenticating
// Requests: Using the Authorization Header". The S3 server of the tests does not check signatures.

const suite = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 'service',
  datetime: '20150830T123600Z',
};
const SUITE = 'https://example.amazonaws.com/';

const getSignature = async (options: ConstructorParameters<typeof AwsV4Signer>[0]) => {
  const { headers } = await new AwsV4Signer(options).sign();
  return headers.get('authorization');
};

it.each([
  ['get-vanilla', 'GET', '', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  ['post-vanilla', 'POST', '', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
  [
    'get-vanilla-query-order-key-case',
    'GET',
    '?Param2=value2&Param1=value1',
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
])('signs %s as in the published example', async (_, method, query, signature) => {
  expect(await getSignature({ ...suite, method, url: SUITE + query })).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, ' +
      `SignedHeaders=host;x-amz-date, Signature=${signature}`,
  );
});

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const s3 = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 's3',
  datetime: '20130524T000000Z',
  headers: { 'x-amz-content-sha256': EMPTY },
};

it('signs a PUT as in the published example', async () => {
  const body = 'Welcome to Amazon S3.';
  const headers = {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  };
  const url = 'https://examplebucket.s3.amazonaws.com/test$file.text';
  expect(await getSignature({ ...s3, headers, method: 'PUT', url, body })).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class, ' +
      'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

it.each([
  [
    'a list of objects',
    '?max-keys=2&prefix=J',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
  [
    'the lifecycle of a bucket',
    '?lifecycle=',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
])('signs an S3 request for %s as in the published example', async (_, query, signature) => {
  const url = `https://examplebucket.s3.amazonaws.com/${query}`;
  expect(await getSignature({ ...s3, method: 'GET', url })).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      `SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
  );
});
