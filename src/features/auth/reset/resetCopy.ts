export const resetCopy = {
  page: 'Reset password',
  title: 'Reset Password',
  subtitle: 'Choose a new password for your account.',
  password: 'Password',
  passwordHint: (least: number) => `At least ${least} characters.`,
  confirm: 'Confirm Password',
  confirmHint: 'The same password once more.',
  submit: 'Reset Password',
} as const;

export const resetSuccessCopy = {
  page: 'Password changed',
  title: 'Your password has been changed',
  text: 'You have been signed out everywhere. Sign in with the new password.',
  login: 'Login',
} as const;
