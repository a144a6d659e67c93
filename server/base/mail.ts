/** An email as text and HTML. */
export type Mail = {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The code or link in the email, or ''. Outside production, the mail folder also writes it to the log. */
  codeOrLink: string;
  /** Replaces the name of the sender in the settings. */
  senderName?: string | undefined;
  /** The address for answers. By default, the sender's. */
  replyTo?: string | undefined;
};

/** `id` is the same in every attempt, and becomes the Message-ID. `sentAt`, the time of the attempt, becomes the date. */
export type OutgoingMail = Mail & { id: string; createdAt: number; sentAt: number };

export type Mailer = {
  /** Resolves when the mail server has accepted the email. Rejects if it can't be sent. */
  send(mail: OutgoingMail): Promise<void>;
};
