export const loginCopy = {
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
} as const;

export const alreadySignedInCopy = {
  title: 'You are already logged in!',
  home: 'Home',
} as const;
