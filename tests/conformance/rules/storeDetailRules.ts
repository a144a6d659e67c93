import { extensions } from '#contract/calls.ts';
import { STORE_DETAILS_CAPABILITY, type VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import { expectEqual, expectRefusal, expectTrue, show, skip } from '../expectations.ts';
import { createImage } from '../images.ts';
import { defineRules, nothing } from '../rule.ts';
import type { Session } from '../session.ts';

const { getStoreDetails, saveStoreDetails } = extensions;

const read = async ({ client }: Session) => (await client.call(getStoreDetails, nothing)).details;

async function save({ client }: Session, details: VersionedStoreDetails, images: File[] = []) {
  return (await client.call(saveStoreDetails, { params: {}, body: { details, images } })).details;
}

/** Details that can be saved. */
const COMPLETE = {
  storeName: 'Conformance',
  contact: { email: 'store@conformance.example', phone: '+91 80 4718 2200', address: '14 Residency Road' },
};

/** Returns the details, and puts them back at the end. Incomplete ones can't be saved, so they are completed for good. */
async function borrow(session: Session): Promise<VersionedStoreDetails> {
  const before = await read(session);
  const { email, phone, address } = before.contact;
  const isComplete = before.storeName && email && phone && address;
  if (!isComplete && !session.isLasting)
    skip('the store lacks a name, an email, a phone or an address, so its details could not be put back');
  const details = isComplete ? before : await save(session, { ...before, ...COMPLETE });
  session.onCleanUp(() => putBack(session, details));
  return details;
}

async function putBack(session: Session, before: VersionedStoreDetails): Promise<void> {
  const { updatedAt } = await read(session);
  if (updatedAt !== before.updatedAt) await save(session, { ...before, updatedAt });
}

export const storeDetailRules = defineRules(
  'store details',
  {
    'returns the details': async (session) => void (await read(session)),

    'saves details and returns them': async (session) => {
      const before = await borrow(session);
      const storeName = `دیا & Daughters 🪔 ${session.runId}`;
      const saved = await save(session, { ...before, storeName });
      const fix = 'Save the details that are sent, with a new `updatedAt`, and return them.';
      expectEqual(saved.storeName, storeName, 'details.storeName', fix);
      expectEqual(await read(session), saved, 'details of get-store-details', fix);
      expectTrue(saved.updatedAt !== before.updatedAt, {
        expected: 'a new details.updatedAt',
        received: show(saved.updatedAt),
        fix,
      });
      await putBack(session, before);
    },

    'refuses details that are based on an older version': async (session) => {
      const before = await borrow(session);
      await save(session, before);
      const body = { details: { ...before, updatedAt: '2001-01-01T00:00:00.000Z' }, images: [] };
      const answer = await session.client.send(saveStoreDetails, { params: {}, body });
      const fix = 'Answer 409 if `updatedAt` is not that of the saved details: someone else has saved since.';
      expectRefusal(answer, fix, [409]);
    },

    'saves and removes a logo': async (session) => {
      const before = await borrow(session);
      if (before.logo) skip('the store has a logo, which could not be put back');
      const saved = await save(session, before, [createImage()]);
      const fix =
        'Save the image as the logo, and return it as {url, publicId}. Remove it if `logo` is null.';
      expectTrue(Boolean(saved.logo?.url), { expected: 'details.logo', received: show(saved.logo), fix });
      const removed = await save(session, { ...saved, logo: null });
      expectEqual(removed.logo ?? null, null, 'details.logo', fix);
    },
  },
  { capability: STORE_DETAILS_CAPABILITY },
);
