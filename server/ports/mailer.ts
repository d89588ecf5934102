export interface Mail {
  to: string;
  subject: string;
  /** Plain text; a link stands on a line of its own. */
  text: string;
}

/** The service's way to people's mailboxes. */
export interface Mailer {
  /**
   * Takes the mail, or the work that ends in one, and returns at once: whoever asked does not wait, and cannot tell
   * whether a mail is sent.
   */
  post: (mail: Mail | (() => Promise<Mail | undefined>)) => void;
  /** Waits for the mails that are under way. */
  close: () => Promise<void>;
}
