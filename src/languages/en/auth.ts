import { number } from './rules.ts';

/** Shared by the forms with an email or a password. */
export const credentials = {
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  emailLong: (most: number) => `Email must be at most ${number(most)} characters`,
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  passwordHint: (least: number) => `At least ${number(least)} characters`,
  passwordLong: (most: number) => `Password must be at most ${number(most)} characters`,
  or: 'or',
  guest: 'Login as guest',
};

export const login = {
  page: 'Sign in',
  title: 'Welcome Back',
  subtitle: 'Sign in to your account',
  email: 'Email Address',
  forgot: 'Forgot password?',
  submit: 'Sign In',
  newHere: 'New here?',
  register: 'Create an account',
  userNotFound: 'User not found! Please register first!',
  wrongPassword: 'Password is wrong!',
  failed: 'Something went wrong, please try again',
  signedIn: 'Successfully logged in!',
};

/** Signing in with a passkey, alone or after the password. */
export const passkeySignIn = {
  button: 'Sign in with a passkey',
  title: 'Use your passkey',
  subtitle: 'Your account needs a passkey in addition to the password.',
  use: 'Use passkey',
  waiting: 'Follow your browser’s instructions.',
  cancelled: 'No passkey was used. Try again.',
  failed: 'Couldn’t sign you in. Check your connection and try again.',
  useCode: 'Use a recovery code',
  code: 'Recovery code',
  codeHint: 'One of the codes that you saved when you added your first passkey',
  codeRequired: 'Enter a recovery code',
  submitCode: 'Sign In',
  back: 'Back',
  otherHosts: (hosts: readonly string[]) =>
    `Your passkeys work at ${hosts.join(', ')}, not here. Sign in there, or use a recovery code.`,
};

export const alreadySignedIn = {
  title: 'You are already logged in!',
  home: 'Home',
};

export const register = {
  page: 'Register',
  title: 'Create an account',
  subtitle: 'We’ll send you a one-time code to verify your email.',
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
  enterCode: 'Enter the 6-digit code we sent to your email.',
  codeExpired: 'The code has expired. Send a new one to your email.',
  noCode: 'You don’t have an active code. Send one to your email.',
  email: 'Email Address',
  otp: 'OTP',
  hint: 'No email after a minute? Check your spam folder.',
  sendFirst: 'Send an OTP first, then enter it here.',
  expiresIn: 'Expires in',
  lastMinute: 'The code expires in one minute',
  over: 'The code has expired',
  asking: 'Checking for an active code',
  verify: 'Verify OTP',
  send: 'Send OTP',
  back: 'Back to Registration',
  required: 'OTP is required',
  /** At the field of a wrong code, below the toast that says so. */
  useNewest: 'Use the code from the newest email',
  sent: 'OTP sent successfully!',
  notSent: 'Failed to send OTP, please try again',
  verified: 'Account verified successfully!',
};

/** Messages for a code that was not accepted. */
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
  subtitle: 'We’ll email you a link to choose a new one.',
  email: 'Email Address',
  submit: 'Send Email',
  remembered: 'Remembered it?',
  signIn: 'Sign in',
};

export const forgotSuccess = {
  page: 'Link sent',
  title: 'Reset password link sent on your Email',
  text: 'Open the link to choose a new password.',
  login: 'Login',
};

export const reset = {
  page: 'Reset password',
  title: 'Reset Password',
  subtitle: 'Choose a new password for your account.',
  password: 'Password',
  confirm: 'Confirm password',
  confirmHint: 'Repeat the password.',
  submit: 'Reset Password',
};

export const resetSuccess = {
  page: 'Password changed',
  title: 'Your password has been changed',
  text: 'You’ve been signed out everywhere. Sign in with your new password.',
  login: 'Login',
};
