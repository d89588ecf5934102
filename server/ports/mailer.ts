export interface Mail {
  to: string;
  subject: string;
  /** Plain text; a link stands on a line of its own. */
  text: string;
}

export interface Mailer {
  /**
   * Takes the mail, or the work that produces it, and returns at once: the caller cannot tell whether a mail
   * is sent.
   */
  post: (mail: Mail | (() => Promise<Mail | undefined>)) => void;
  /** Waits for running deliveries. */
  close: () => Promise<void>;
}
