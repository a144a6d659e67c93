/** Texts that the forms for e-mail and password share. */
export const credentialsCopy = {
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  emailLong: (most: number) => `Email must be at most ${most} characters`,
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  passwordLong: (most: number) => `Password must be at most ${most} characters`,
  or: 'or',
  guest: 'Login as guest',
} as const;
