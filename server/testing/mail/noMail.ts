import type { Mailer } from '../../ports/mailer';

/** For tests without mails. */
export const noMail: { mailer: Mailer; publicUrl: string } = {
  mailer: { post: () => undefined, close: async () => undefined },
  publicUrl: 'https://portal.example',
};
