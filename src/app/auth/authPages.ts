import type { RouteObject } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { lazyPage } from '../page/lazyPage.tsx';

/** Routes of the sign-in pages. Some pages have several paths. */
export const authPages: RouteObject[] = [
  ...[paths.login, paths.adminLogin].map((path) => ({
    path,
    lazy: lazyPage(() => import('./LoginPage.tsx').then((module) => module.LoginPage)),
  })),
  {
    path: paths.register,
    lazy: lazyPage(() => import('./RegisterPage.tsx').then((module) => module.RegisterPage)),
  },
  {
    path: paths.verifyOtp,
    lazy: lazyPage(() => import('./VerifyOtpPage.tsx').then((module) => module.VerifyOtpPage)),
  },
  ...[paths.forgotPassword, paths.loginForgotPassword, paths.adminLoginForgotPassword].map((path) => ({
    path,
    lazy: lazyPage(() => import('./ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage)),
  })),
  ...[
    paths.forgotPasswordSuccess,
    paths.loginForgotPasswordSuccess,
    paths.adminLoginForgotPasswordSuccess,
  ].map((path) => ({
    path,
    lazy: lazyPage(() =>
      import('./ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordSuccessPage),
    ),
  })),
  {
    path: paths.resetPassword,
    lazy: lazyPage(() => import('./ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage)),
  },
  {
    path: paths.resetPasswordSuccess,
    lazy: lazyPage(() => import('./ResetPasswordPage.tsx').then((module) => module.ResetPasswordSuccessPage)),
  },
  {
    path: paths.cart,
    lazy: lazyPage(() => import('./CartPage.tsx').then((module) => module.CartPage)),
  },
];
