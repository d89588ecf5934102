export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /**
   * The promise resolves when the server has taken the mail. It rejects with `MailRefused` when the mail will
   * never be taken, else when another attempt may succeed.
   */
  deliver: (mail: Mail) => Promise<void>;
  close: () => Promise<void>;
}

export class MailRefused extends Error {
  override name = 'MailRefused';
}
