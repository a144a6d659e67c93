import { expect, it } from 'vitest';
import { createNewPasswordSchema } from '#features/form/credentialsModel.ts';
import {
  alreadySignedIn as alreadySignedInMessages,
  credentials as credentialsMessages,
  forgot as forgotMessages,
  forgotSuccess as forgotSuccessMessages,
  login as loginMessages,
  otp as otpMessages,
  otpFailure as otpFailureMessages,
  register as registerMessages,
} from '#languages/en/auth.ts';

// The customer's specification (docs/spec/specification.md) fixes these texts.

it('shows the specified texts of the sign-in page', () => {
  expect(loginMessages).toMatchObject({
    title: 'Welcome Back',
    subtitle: 'Sign in to your account',
    forgot: 'Forgot password?',
    submit: 'Sign In',
    register: 'Create an account',
    userNotFound: 'User not found! Please register first!',
    wrongPassword: 'Password is wrong!',
    failed: 'Something went wrong, please try again',
    signedIn: 'Successfully logged in!',
  });
  expect(credentialsMessages).toMatchObject({
    guest: 'Login as guest',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email format',
    passwordRequired: 'Password is required',
  });
  expect(createNewPasswordSchema(credentialsMessages).safeParse('12345').error?.issues[0]?.message).toBe(
    'Password must be at least 6 characters',
  );
  expect(alreadySignedInMessages).toEqual({ title: 'You are already logged in!', home: 'Home' });
});

it('shows the specified texts of registration and verification', () => {
  expect(registerMessages).toMatchObject({
    fullName: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    optional: 'Optional',
    submit: 'Verify Email',
    submitting: 'Sending Otp...',
    signIn: 'Sign in',
    nameRequired: 'Full name is required',
    userAlreadyExists: 'User already exists! Please login',
    failed: 'Something went wrong, Please try again!',
  });
  expect(otpMessages).toMatchObject({
    title: 'Verify Account',
    expiresIn: 'Expires in',
    verify: 'Verify OTP',
    send: 'Send OTP',
    back: 'Back to Registration',
    required: 'OTP is required',
    sent: 'OTP sent successfully!',
    notSent: 'Failed to send OTP, please try again',
    verified: 'Account verified successfully!',
  });
  expect(otpFailureMessages).toEqual({
    userNotFound: 'Something went wrong, please try again!',
    otpNotFound: 'OTP not found, please request a new one',
    otpExpired: 'OTP has expired, please request a new one',
    maxOtpAttempts: 'Maximum OTP attempts exceeded, please request a new one',
    invalidOtp: 'Invalid OTP, please try again',
    failed: 'Something went wrong, please try again!',
  });
});

it('shows the specified texts of the password reset', () => {
  expect(forgotMessages.submit).toBe('Send Email');
  expect(forgotSuccessMessages).toMatchObject({
    title: 'Reset password link sent on your Email',
    login: 'Login',
  });
});
