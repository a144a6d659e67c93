/** One mail to one person, in both forms. */
export type Mail = {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The code or the link of the mail: where no mail is sent, the log of a store that is tried out can show it. */
  gist: string;
};

export type Mailer = {
  /** Resolves when the server has accepted the mail. Rejects when it can't be sent. */
  send(mail: Mail): Promise<void>;
};
