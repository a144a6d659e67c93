import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewCredential } from '#contract/accounts/passkeys.ts';
import type { UsedCredential } from '#contract/accounts/passkeySignIn.ts';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const toBase64Url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');
const hex = (text: string) => Buffer.from(text, 'hex');
const uint16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CAN_BE_BACKED_UP = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

type Flags = { verifiesUser?: boolean; isBackedUp?: boolean };

function buildAuthenticatorData(host: string, counter: number, flags: number, credential = Buffer.alloc(0)) {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(host), head, credential]);
}

/** Encodes an ES256 key as COSE: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
function encodePublicKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [xBytes, yBytes] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat([hex('a5010203262001215820'), xBytes, hex('225820'), yBytes]);
}

/** Encodes { fmt: 'none', attStmt: {}, authData } as CBOR. */
const encodeAttestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59', 'latin1'),
    uint16(data.length),
    data,
  ]);

const buildClientData = (type: string, challenge: string, origin: string) =>
  toBase64Url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A passkey in a software authenticator, on a page at `origin`. */
export type Authenticator = {
  id: string;
  origin: string;
  host: string;
  /** Counts signatures. Set to 0, it stays 0. */
  counter: number;
  create(challenge: string, flags?: Flags): NewCredential;
  use(challenge: string, flags?: Flags): UsedCredential;
};

export function createAuthenticator(origin = 'https://counter.example'): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = toBase64Url(credentialId);
  const getFlags = ({ verifiesUser = true, isBackedUp = false }: Flags) =>
    USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0) | (isBackedUp ? CAN_BE_BACKED_UP | BACKED_UP : 0);
  const authenticator: Authenticator = {
    id,
    origin,
    host: new URL(origin).hostname,
    counter: 1,
    create(challenge, flags = {}) {
      const { host, counter } = authenticator;
      const credential = Buffer.concat([
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        encodePublicKey(publicKey),
      ]);
      const data = buildAuthenticatorData(host, counter, getFlags(flags) | HAS_CREDENTIAL, credential);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: buildClientData('webauthn.create', challenge, authenticator.origin),
          attestationObject: toBase64Url(encodeAttestation(data)),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    use(challenge, flags = {}) {
      if (authenticator.counter > 0) authenticator.counter += 1;
      const data = buildAuthenticatorData(authenticator.host, authenticator.counter, getFlags(flags));
      const clientDataJSON = buildClientData('webauthn.get', challenge, authenticator.origin);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData: toBase64Url(data),
          signature: toBase64Url(sign('sha256', signed, privateKey)),
        },
      };
    },
  };
  return authenticator;
}
