import type { HttpHandler } from 'msw';
import type { Admin } from '#contract/accounts/admin.ts';
import { calls } from '#contract/calls.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { anAdmin } from './builders.ts';
import { mockCall, refuse } from './mockCall.ts';

// A session is what several calls agree on: these keep one, for the stories that sign in and out. Make one per story.

/** A backend where nobody is signed in, until somebody does by a password or by a code. */
export function mockSignedOut(): HttpHandler[] {
  let admin: Admin | undefined;
  const signIn = (email: string) => (admin = anAdmin({ email }));
  return [
    mockCall(calls.checkAdmin, () => ({ isLoggedIn: admin !== undefined, admin })),
    mockCall(calls.login, ({ body }) => ({ user: signIn(body.email) })),
    mockCall(calls.verifyOtp, ({ body }) => ({ user: signIn(body.email) })),
  ];
}

/** A backend whose session ends when the story says so, and begins again with a login. */
export function mockExpiringSession() {
  let alive = true;
  let admin = anAdmin();
  let products = [...sampleProducts];
  const unless = <Answer>(answer: () => Answer) => (alive ? answer() : refuse(401, 'Please sign in'));
  const handlers: HttpHandler[] = [
    mockCall(calls.checkAdmin, () => ({ isLoggedIn: true, admin })),
    mockCall(calls.login, ({ body }) => {
      if (body.password === 'wrong') return { isPassValid: false };
      alive = true;
      if (body.email !== admin.email) admin = anAdmin({ email: body.email, fullName: 'Rohan Mehta' });
      return { user: admin };
    }),
    mockCall(calls.editProduct, ({ params }) => unless(() => ({ productId: params.productId }))),
    mockCall(calls.getAllProducts, () => unless(() => ({ products }))),
    mockCall(calls.deleteProduct, ({ params }) =>
      unless(() => {
        products = products.filter((one) => one._id !== params.id);
        return {};
      }),
    ),
  ];
  return { handlers, end: () => void (alive = false) };
}
