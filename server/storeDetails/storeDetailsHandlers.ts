import type { RequestBody } from '#contract/call.ts';
import type { Extensions } from '#contract/calls.ts';
import {
  createStoreDetailsRules,
  type StoreDetailsMessages,
  type VersionedStoreDetails,
} from '#contract/settings/storeDetails.ts';
import { storeProblems } from '#languages/en/storeProblems.ts';
import type { Deps } from '../base/deps.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError, throwFieldError } from '../base/httpError.ts';
import { removeUnusedImages, saveWithImages } from '../images/saveWithImages.ts';
import { getNextTimestamp } from '../base/timestamps.ts';

/** Returns the details, trimmed. Throws a 400 about the first invalid field. */
function validate(details: VersionedStoreDetails) {
  const parse = (messages: StoreDetailsMessages) => createStoreDetailsRules(messages).safeParse(details);
  const parsed = parse(storeProblems);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  return throwFieldError(field, (t) => parse(t.storeProblems).error?.issues[0]?.message ?? t.expected.valid);
}

function assertNotStale(isCurrent: boolean): void {
  if (!isCurrent) throw new HttpError(409, (t) => t.errors.storeDetailsStale);
}

type SaveBody = RequestBody<Extensions['saveStoreDetails']>;

async function save({ details, images }: SaveBody, deps: Deps): Promise<VersionedStoreDetails> {
  const values = validate(details);
  const { db } = deps;
  const before = await db.details.get();
  // Checked before the logo is encoded, and again when it is saved, because others may save meanwhile.
  assertNotStale(details.updatedAt === before.updatedAt);
  // Another logo is one that someone has replaced or removed.
  assertNotStale(!details.logo || details.logo.publicId === before.logo?.publicId);
  const keptLogo = details.logo ? (before.logo ?? null) : null;
  const saved = await saveWithImages(images, deps, async ([logo = keptLogo]) => {
    const updatedAt = getNextTimestamp(deps.clock(), before.updatedAt ?? undefined);
    const next = { ...values, logo, updatedAt };
    assertNotStale(await db.details.save(next, before));
    return next;
  });
  if (before.logo) await removeUnusedImages([before.logo], deps);
  deps.backgroundTasks.run((shutdown) => db.details.finishTimeZoneChange(shutdown));
  return saved;
}

export const storeDetailsHandlers = {
  getStoreDetails: {
    access: 'admins',
    handle: async (_, { db }) => ({ details: await db.details.get() }),
  },

  saveStoreDetails: {
    access: 'admins',
    handle: async ({ body }, deps) => {
      const details = await save(body, deps);
      deps.log.info({ updatedAt: details.updatedAt }, 'store details saved');
      return { details };
    },
  },
} satisfies Partial<Handlers>;
