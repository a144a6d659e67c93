export const forgotCopy = {
  page: 'Forgot password',
  title: 'Forgot password?',
  subtitle: 'We will send you a link to choose a new one.',
  email: 'Email Address',
  submit: 'Send Email',
  remembered: 'Remembered it?',
  signIn: 'Sign in',
} as const;

export const forgotSuccessCopy = {
  page: 'Link sent',
  title: 'Reset password link sent on your Email',
  text: 'The link opens a page where you choose a new password.',
  login: 'Login',
} as const;
