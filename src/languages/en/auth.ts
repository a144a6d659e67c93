import { number } from './rules.ts';

/** Texts that the forms for e-mail and password share. */
export const credentials = {
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  emailLong: (most: number) => `Email must be at most ${number(most)} characters`,
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  // Without a comma: '1024'.
  passwordLong: (most: number) => `Password must be at most ${most} characters`,
  or: 'or',
  guest: 'Login as guest',
};

export const login = {
  page: 'Sign in',
  title: 'Welcome Back',
  subtitle: 'Sign in to your account',
  email: 'Email',
  forgot: 'Forgot password?',
  submit: 'Sign In',
  newHere: 'New here?',
  register: 'Create an account',
  userNotFound: 'User not found! Please register first!',
  wrongPassword: 'Password is wrong!',
  failed: 'Something went wrong, please try again',
  signedIn: 'Successfully logged in!',
};

export const alreadySignedIn = {
  title: 'You are already logged in!',
  home: 'Home',
};

export const register = {
  page: 'Register',
  title: 'Create an account',
  subtitle: 'We will send a one-time code to verify your e-mail.',
  fullName: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  optional: 'Optional',
  phoneExample: '+91 98450 12345',
  submit: 'Verify Email',
  submitting: 'Sending Otp...',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  nameRequired: 'Full name is required',
  nameLong: (most: number) => `Full name must be at most ${number(most)} characters`,
  phoneLong: (most: number) => `Phone number must be at most ${number(most)} characters`,
  userAlreadyExists: 'User already exists! Please login',
  failed: 'Something went wrong, Please try again!',
};

export const otp = {
  page: 'Verify Account',
  title: 'Verify Account',
  enterCode: 'Enter the 6-digit code we sent to your e-mail.',
  codeExpired: 'The code has expired. Send a new one to your e-mail.',
  noCode: 'No code is waiting for you. Send one to your e-mail.',
  email: 'Email Address',
  otp: 'OTP',
  hint: 'Not there after a minute? Look in the spam folder.',
  sendFirst: 'Send an OTP first, then enter it here.',
  expiresIn: 'Expires in',
  lastMinute: 'The code expires in one minute',
  over: 'The code has expired',
  asking: 'Asking whether a code is on its way',
  verify: 'Verify OTP',
  send: 'Send OTP',
  back: 'Back to Registration',
  required: 'OTP is required',
  sent: 'OTP sent successfully!',
  notSent: 'Failed to send OTP, please try again',
  verified: 'Account verified successfully!',
};

/** Messages for a code that did not verify the account. */
export const otpFailure = {
  userNotFound: 'Something went wrong, please try again!',
  otpNotFound: 'OTP not found, please request a new one',
  otpExpired: 'OTP has expired, please request a new one',
  maxOtpAttempts: 'Maximum OTP attempts exceeded, please request a new one',
  invalidOtp: 'Invalid OTP, please try again',
  failed: 'Something went wrong, please try again!',
};

export const forgot = {
  page: 'Forgot password',
  title: 'Forgot password?',
  subtitle: 'We will send you a link to choose a new one.',
  email: 'Email Address',
  submit: 'Send Email',
  remembered: 'Remembered it?',
  signIn: 'Sign in',
};

export const forgotSuccess = {
  page: 'Link sent',
  title: 'Reset password link sent on your Email',
  text: 'The link opens a page where you choose a new password.',
  login: 'Login',
};

export const reset = {
  page: 'Reset password',
  title: 'Reset Password',
  subtitle: 'Choose a new password for your account.',
  password: 'Password',
  passwordHint: (least: number) => `At least ${number(least)} characters.`,
  confirm: 'Confirm Password',
  confirmHint: 'The same password once more.',
  submit: 'Reset Password',
};

export const resetSuccess = {
  page: 'Password changed',
  title: 'Your password has been changed',
  text: 'You have been signed out everywhere. Sign in with the new password.',
  login: 'Login',
};
