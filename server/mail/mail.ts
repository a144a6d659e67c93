/** A mail as text and HTML. */
export type Mail = {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The code or link of the mail. The log shows it in stores that send no mail. */
  gist: string;
};

export type Mailer = {
  /** Resolves when the mail server has accepted the mail. Rejects if it can't be sent. */
  send(mail: Mail): Promise<void>;
};
