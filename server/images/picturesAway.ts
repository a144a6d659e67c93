/** The place where pictures are kept doesn't answer, or not as it should; the message is for the log. */
export class PicturesAway extends Error {}
