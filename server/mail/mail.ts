/** An email as text and HTML. */
export type Mail = {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The code or link in the email. Outside production, the outbox also writes it to the log. */
  codeOrLink: string;
};

export type Mailer = {
  /** Resolves when the mail server has accepted the email. Rejects if it can't be sent. */
  send(mail: Mail): Promise<void>;
};
