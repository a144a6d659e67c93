/** One mail to one person, in both forms. */
export type Mail = {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** What the mail is about, the code or the link: where no mail is sent, the log of a store to try can show it. */
  gist: string;
};

export type Mailer = {
  /** Resolves when the mail is on its way; rejects when it can't be sent. */
  send(mail: Mail): Promise<void>;
};
