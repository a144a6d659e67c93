/** An email as text and HTML. */
export type Mail = {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The code or link in the email. Outside production, the mail folder also writes it to the log. */
  codeOrLink: string;
};

/** `id` and `createdAt` are the same in every attempt, and become the Message-ID and the date. */
export type OutgoingMail = Mail & { id: string; createdAt: number };

export type Mailer = {
  /** Resolves when the mail server has accepted the email. Rejects if it can't be sent. */
  send(mail: OutgoingMail): Promise<void>;
};
