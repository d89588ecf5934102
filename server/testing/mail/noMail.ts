import type { Mailer } from '../../ports/mailer';

/** For whoever calls what sends no mail. */
export const noMail: { mailer: Mailer; publicUrl: string } = {
  mailer: { post: () => undefined, close: async () => undefined },
  publicUrl: 'https://portal.example',
};
