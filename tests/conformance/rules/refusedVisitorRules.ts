import type { Body, Params } from '#contract/call.ts';
import { type CallName, calls, type Calls } from '#contract/calls.ts';
import { expectRefusal } from '../expectations.ts';
import { createImage } from '../images.ts';
import { nothing, type Rule } from '../rule.ts';
import type { Session } from '../session.ts';

type Sent<Name extends CallName> = { params: Params<Calls[Name]>; body: Body<Calls[Name]> };

/** The calls of the specification that need a session, with a valid request. */
const requests: { [Name in CallName]?: (session: Session, id: string) => Sent<Name> } = {
  dashboardDetails: () => nothing,
  getAllProducts: () => nothing,
  getProduct: (_, productId) => ({ params: { productId }, body: undefined }),
  createProduct: ({ buildDraft }) => ({
    params: {},
    body: { product: buildDraft(), images: [createImage()] },
  }),
  editProduct: ({ buildDraft }, productId) => ({
    params: { productId },
    body: { product: buildDraft(), images: [createImage()], imagesToDelete: [] },
  }),
  deleteProduct: (_, id) => ({ params: { id }, body: undefined }),
  getOrders: () => nothing,
};

const createRule = <Name extends CallName>(name: Name): Rule => ({
  area: 'sessions',
  name: `${name} refuses a visitor without a session`,
  async run(session) {
    const sent = requests[name]!(session, await session.createProduct());
    const fix =
      'Answer 401 to every call of administrators without a session. The app then asks to sign in again.';
    await session.asVisitor(async (visitor) =>
      expectRefusal(await visitor.send(calls[name], sent as never), fix, [401]),
    );
  },
});

export const refusedVisitorRules: Rule[] = (Object.keys(requests) as CallName[]).map(createRule);
