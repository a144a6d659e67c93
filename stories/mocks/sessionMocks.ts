import type { HttpHandler } from 'msw';
import type { Admin } from '#contract/accounts/admin.ts';
import { calls, extensions } from '#contract/calls.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { anAdmin } from './builders.ts';
import { mockCall, respondWithError } from './mockCall.ts';

// Mocks that share a session between several calls, for stories that sign in and out. Create one per story.

/** Mocks a signed-out session. Signing in with a password or a code starts one. */
export function mockSignedOut(): HttpHandler[] {
  let admin: Admin | undefined;
  const signIn = (email: string) => (admin = anAdmin({ email }));
  return [
    mockCall(calls.checkAdmin, () => ({ isLoggedIn: admin !== undefined, admin })),
    mockCall(calls.login, ({ body }) => ({ user: signIn(body.email) })),
    mockCall(calls.verifyOtp, ({ body }) => ({ user: signIn(body.email) })),
  ];
}

/** Mocks a session that ends when the story calls `end`, and starts again with a login. */
export function mockExpiringSession() {
  let isSignedIn = true;
  let admin = anAdmin();
  let products = [...sampleProducts];
  const ifSignedIn = <Answer>(answer: () => Answer) =>
    isSignedIn ? answer() : respondWithError(401, 'Please sign in');
  const handlers: HttpHandler[] = [
    mockCall(calls.checkAdmin, () => ({ isLoggedIn: true, admin })),
    mockCall(calls.login, ({ body }) => {
      if (body.password === 'wrong') return { isPassValid: false };
      if (body.password === 'needs a code')
        return { passkeyStep: { challenge: 'abc', options: null, otherHosts: ['admin.old.example'] } };
      isSignedIn = true;
      if (body.email !== admin.email) admin = anAdmin({ email: body.email, fullName: 'Rohan Mehta' });
      return { user: admin };
    }),
    mockCall(extensions.signInWithRecoveryCode, () => {
      isSignedIn = true;
      return { user: admin };
    }),
    mockCall(calls.editProduct, ({ params }) => ifSignedIn(() => ({ productId: params.productId }))),
    mockCall(calls.getAllProducts, () => ifSignedIn(() => ({ products }))),
    mockCall(calls.deleteProduct, ({ params }) =>
      ifSignedIn(() => {
        products = products.filter((one) => one._id !== params.id);
        return {};
      }),
    ),
  ];
  return { handlers, end: () => void (isSignedIn = false) };
}
