import type { Mail } from '../../ports/mailer';

export function readMailLink(mail: Pick<Mail, 'text'> | undefined) {
  const link = new URL(/^https:\S+$/m.exec(mail?.text ?? '')?.[0] ?? 'https://no.link');
  const { origin, pathname, hash } = link;
  const secrets = new URLSearchParams(hash.slice(1));
  return {
    page: `${origin}${pathname}`,
    email: secrets.get('email') ?? '',
    token: secrets.get('token') ?? '',
  };
}
