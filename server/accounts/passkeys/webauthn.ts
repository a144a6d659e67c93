import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeClientDataJSON, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { Passkeys } from '../../base/deps.ts';
import { CHALLENGE_LIFETIMES_MS } from './passkeyChallenges.ts';

/** The algorithms of today's authenticators. The library's default includes one that is experimental in Node. */
const supportedAlgorithmIDs: number[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** 32 letters and digits that don't look alike. */
const CODE_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 24;

const toDescriptors = (passkeys: Parameters<Passkeys['createRequestOptions']>[0]['passkeys']) =>
  passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }));

/** Creates and checks passkeys by the WebAuthn standard. Every use must verify the person (a PIN, finger or face). */
export const createPasskeys = (): Passkeys => ({
  createRecoveryCode: () =>
    Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join(''),
  getUserId: ({ id }) => isoBase64URL.fromUTF8String(id),
  readChallenge(clientDataJSON) {
    try {
      // The library trusts the type, but a visitor can send any JSON.
      const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
      return typeof challenge === 'string' ? challenge : undefined;
    } catch {
      return undefined;
    }
  },
  async createCreationOptions({ challenge, host, storeName, admin, existing }) {
    const { extensions: _, ...options } = await generateRegistrationOptions({
      rpName: storeName,
      rpID: host,
      userID: isoUint8Array.fromUTF8String(admin.id),
      userName: admin.email,
      userDisplayName: admin.fullName,
      challenge: isoBase64URL.toBuffer(challenge),
      timeout: CHALLENGE_LIFETIMES_MS.registration,
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: toDescriptors(existing),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return options;
  },
  async verifyNewCredential(credential, { challenge, origin, host }) {
    const { transports = [], ...response } = credential.response;
    const { id, rawId, type } = credential;
    const result = await verifyRegistrationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      supportedAlgorithmIDs,
      requireUserVerification: true,
    });
    if (!result.verified) throw new Error('The attestation is invalid');
    const { id: credentialId, publicKey, counter } = result.registrationInfo.credential;
    return { id: credentialId, publicKey: isoBase64URL.fromBuffer(publicKey), counter, transports };
  },
  async createRequestOptions({ challenge, host, passkeys, timeoutMs }) {
    const { extensions: _, ...options } = await generateAuthenticationOptions({
      rpID: host,
      challenge: isoBase64URL.toBuffer(challenge),
      allowCredentials: toDescriptors(passkeys),
      timeout: timeoutMs,
      userVerification: 'required',
    });
    return options;
  },
  async verifyUsedCredential(credential, passkey, { challenge, origin }) {
    const { id, rawId, type } = credential;
    const { clientDataJSON, authenticatorData, signature } = credential.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkey.host,
      credential: {
        id: passkey.id,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        // Compared below, because the library refuses a lower counter also for a passkey on several devices.
        counter: 0,
      },
      requireUserVerification: true,
    });
    if (!verified) throw new Error('The signature is invalid');
    const { newCounter, credentialBackedUp } = authenticationInfo;
    const hasCounted = newCounter > passkey.counter || (newCounter === 0 && passkey.counter === 0);
    if (!hasCounted && !credentialBackedUp)
      throw new Error(
        `The counter is ${newCounter}, after ${passkey.counter}: the passkey may have been copied`,
      );
    return { counter: Math.max(newCounter, passkey.counter), isBehind: !hasCounted };
  },
});
