import type * as En from '../en/auth.ts';
import { number } from './rules.ts';

/** Shared by the forms with an email or a password. */
export const credentials: typeof En.credentials = {
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  emailRequired: 'Die E-Mail-Adresse ist erforderlich',
  emailInvalid: 'Ungültige E-Mail-Adresse',
  emailLong: (most) => `Die E-Mail-Adresse darf höchstens ${number(most)} Zeichen lang sein`,
  passwordRequired: 'Das Passwort ist erforderlich',
  passwordShort: 'Das Passwort muss mindestens 6 Zeichen lang sein',
  passwordHint: (least) => `Mindestens ${number(least)} Zeichen`,
  passwordLong: (most) => `Das Passwort darf höchstens ${number(most)} Zeichen lang sein`,
  or: 'oder',
  guest: 'Als Gast anmelden',
};

export const login: typeof En.login = {
  page: 'Anmelden',
  title: 'Willkommen zurück',
  subtitle: 'Melden Sie sich bei Ihrem Konto an',
  email: 'E-Mail-Adresse',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  newHere: 'Neu hier?',
  register: 'Konto erstellen',
  userNotFound: 'Konto nicht gefunden! Bitte registrieren Sie sich zuerst!',
  wrongPassword: 'Das Passwort ist falsch!',
  failed: 'Etwas ist schiefgelaufen, bitte versuchen Sie es erneut',
  signedIn: 'Erfolgreich angemeldet!',
};

/** Signing in with a passkey, alone or after the password. */
export const passkeySignIn: typeof En.passkeySignIn = {
  button: 'Mit Passkey anmelden',
  title: 'Passkey verwenden',
  subtitle: 'Ihr Konto braucht zusätzlich zum Passwort einen Passkey.',
  use: 'Passkey verwenden',
  waiting: 'Folgen Sie den Anweisungen Ihres Browsers.',
  cancelled: 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut.',
  failed: 'Die Anmeldung ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  useCode: 'Wiederherstellungscode verwenden',
  code: 'Wiederherstellungscode',
  codeHint: 'Einer der Codes, die Sie beim Hinzufügen Ihres ersten Passkeys gespeichert haben',
  codeRequired: 'Geben Sie einen Wiederherstellungscode ein',
  submitCode: 'Anmelden',
  back: 'Zurück',
  otherHosts: (hosts) =>
    `Ihre Passkeys funktionieren unter ${hosts.join(', ')}, nicht hier. Melden Sie sich dort an, oder verwenden Sie einen Wiederherstellungscode.`,
};

export const alreadySignedIn: typeof En.alreadySignedIn = {
  title: 'Sie sind bereits angemeldet!',
  home: 'Startseite',
};

export const register: typeof En.register = {
  page: 'Registrieren',
  title: 'Konto erstellen',
  subtitle: 'Wir senden Ihnen einen Einmalcode, um Ihre E-Mail-Adresse zu bestätigen.',
  fullName: 'Vollständiger Name',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  optional: 'Optional',
  phoneExample: '+91 98450 12345',
  submit: 'E-Mail-Adresse bestätigen',
  submitting: 'Code wird gesendet ...',
  haveAccount: 'Sie haben schon ein Konto?',
  signIn: 'Anmelden',
  nameRequired: 'Der vollständige Name ist erforderlich',
  nameLong: (most) => `Der vollständige Name darf höchstens ${number(most)} Zeichen lang sein`,
  phoneLong: (most) => `Die Telefonnummer darf höchstens ${number(most)} Zeichen lang sein`,
  userAlreadyExists: 'Dieses Konto gibt es bereits! Bitte melden Sie sich an',
  failed: 'Etwas ist schiefgelaufen, bitte versuchen Sie es erneut!',
};

export const otp: typeof En.otp = {
  page: 'Konto bestätigen',
  title: 'Konto bestätigen',
  enterCode: 'Geben Sie den 6-stelligen Code ein, den wir an Ihre E-Mail-Adresse gesendet haben.',
  codeExpired: 'Der Code ist abgelaufen. Senden Sie einen neuen an Ihre E-Mail-Adresse.',
  noCode: 'Sie haben keinen gültigen Code. Senden Sie einen an Ihre E-Mail-Adresse.',
  email: 'E-Mail-Adresse',
  otp: 'Code',
  hint: 'Nach einer Minute noch keine E-Mail? Sehen Sie im Spam-Ordner nach.',
  sendFirst: 'Senden Sie zuerst einen Code, und geben Sie ihn dann hier ein.',
  expiresIn: 'Läuft ab in',
  lastMinute: 'Der Code läuft in einer Minute ab',
  over: 'Der Code ist abgelaufen',
  asking: 'Es wird nach einem gültigen Code gesucht',
  verify: 'Code bestätigen',
  send: 'Code senden',
  back: 'Zurück zur Registrierung',
  required: 'Der Code ist erforderlich',
  useNewest: 'Verwenden Sie den Code aus der neuesten E-Mail',
  sent: 'Der Code wurde gesendet!',
  notSent: 'Der Code konnte nicht gesendet werden, bitte versuchen Sie es erneut',
  verified: 'Ihr Konto wurde bestätigt!',
};

/** Messages for a code that was not accepted. */
export const otpFailure: typeof En.otpFailure = {
  userNotFound: 'Etwas ist schiefgelaufen, bitte versuchen Sie es erneut!',
  otpNotFound: 'Code nicht gefunden, bitte fordern Sie einen neuen an',
  otpExpired: 'Der Code ist abgelaufen, bitte fordern Sie einen neuen an',
  maxOtpAttempts: 'Zu viele Versuche mit diesem Code, bitte fordern Sie einen neuen an',
  invalidOtp: 'Der Code ist falsch, bitte versuchen Sie es erneut',
  failed: 'Etwas ist schiefgelaufen, bitte versuchen Sie es erneut!',
};

export const forgot: typeof En.forgot = {
  page: 'Passwort vergessen',
  title: 'Passwort vergessen?',
  subtitle: 'Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues wählen können.',
  email: 'E-Mail-Adresse',
  submit: 'E-Mail senden',
  remembered: 'Wieder eingefallen?',
  signIn: 'Anmelden',
};

export const forgotSuccess: typeof En.forgotSuccess = {
  page: 'Link gesendet',
  title: 'Der Link zum Zurücksetzen des Passworts wurde an Ihre E-Mail-Adresse gesendet',
  text: 'Öffnen Sie den Link, um ein neues Passwort zu wählen.',
  login: 'Anmelden',
};

export const reset: typeof En.reset = {
  page: 'Passwort zurücksetzen',
  title: 'Passwort zurücksetzen',
  subtitle: 'Wählen Sie ein neues Passwort für Ihr Konto.',
  password: 'Passwort',
  confirm: 'Passwort bestätigen',
  confirmHint: 'Wiederholen Sie das Passwort.',
  submit: 'Passwort zurücksetzen',
};

export const resetSuccess: typeof En.resetSuccess = {
  page: 'Passwort geändert',
  title: 'Ihr Passwort wurde geändert',
  text: 'Sie wurden überall abgemeldet. Melden Sie sich mit Ihrem neuen Passwort an.',
  login: 'Anmelden',
};
