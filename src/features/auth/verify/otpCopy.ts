export const otpCopy = {
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
} as const;

/** Messages for a code that did not verify the account. */
export const otpFailureCopy = {
  userNotFound: 'Something went wrong, please try again!',
  otpNotFound: 'OTP not found, please request a new one',
  otpExpired: 'OTP has expired, please request a new one',
  maxOtpAttempts: 'Maximum OTP attempts exceeded, please request a new one',
  invalidOtp: 'Invalid OTP, please try again',
  failed: 'Something went wrong, please try again!',
} as const;
