import type { RouteObject } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { lazyPage } from '../router/lazyPage.tsx';

/** The pages of the sign-in. Two readings of an address are two paths of one page. */
export const authPages: RouteObject[] = [
  ...[paths.login, paths.adminLogin].map((path) => ({
    path,
    lazy: lazyPage(() => import('./LoginPage.tsx').then((module) => module.LoginPage), 'auth'),
  })),
  {
    path: paths.register,
    lazy: lazyPage(() => import('./RegisterPage.tsx').then((module) => module.RegisterPage), 'auth'),
  },
  {
    path: paths.verifyOtp,
    lazy: lazyPage(() => import('./VerifyOtpPage.tsx').then((module) => module.VerifyOtpPage), 'auth'),
  },
  ...[paths.forgotPassword, paths.loginForgotPassword, paths.adminLoginForgotPassword].map((path) => ({
    path,
    lazy: lazyPage(
      () => import('./ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage),
      'auth',
    ),
  })),
  ...[
    paths.forgotPasswordSuccess,
    paths.loginForgotPasswordSuccess,
    paths.adminLoginForgotPasswordSuccess,
  ].map((path) => ({
    path,
    lazy: lazyPage(
      () => import('./ForgotPasswordSuccessPage.tsx').then((module) => module.ForgotPasswordSuccessPage),
      'auth',
    ),
  })),
  {
    path: paths.resetPassword,
    lazy: lazyPage(
      () => import('./ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
      'auth',
    ),
  },
  {
    path: paths.resetPasswordSuccess,
    lazy: lazyPage(
      () => import('./ResetPasswordSuccessPage.tsx').then((module) => module.ResetPasswordSuccessPage),
      'auth',
    ),
  },
  {
    path: paths.cart,
    lazy: lazyPage(() => import('../shell/CartPage.tsx').then((module) => module.CartPage)),
  },
];
