import type { Language } from '../texts/language';
import { accessMail, confirmMail } from './accountMails';

const languages: readonly Language[] = ['en', 'da', 'de', 'pl'];
const publicUrl = 'https://portal.example';

function mailsOf(ownerName: string, language: Language): string[] {
  const reader = { to: 'ada@x.example', ownerName, language, publicUrl };
  return [accessMail(reader).text, confirmMail({ ...reader, token: 'T' }).text];
}

/** What mail programs make links from: schemes, and host names with or without one. */
const link = /\w+:\S+|[\p{L}\p{N}-]+[.\u2024\u3002\uff0e\uff61][\p{L}\p{N}-]{2,}\S*/gu;

describe.each(languages)('in %s', (language) => {
  it.each([
    ['https://evil.example/?a=1', 'https: //evil. example/?a=1'],
    ['Skov evil.example', 'Skov evil. example'],
    ['WWW.EVIL.EXAMPLE', 'WWW. EVIL. EXAMPLE'],
    ['http://3232235777/', 'http: //3232235777/'],
    ['kim@evil.example', 'kim@evil. example'],
    ['mailto:kim', 'mailto: kim'],
    ['ævil.eksempel', 'ævil. eksempel'],
    ['evil\u3002example', 'evil\u3002 example'],
    ['evil.\u200bexample', 'evil. example'],
    ['xn--evil.xn--p1ai', 'xn--evil. xn--p1ai'],
  ])('a name such as %s is no link', (name, read) => {
    for (const text of mailsOf(name, language)) {
      expect(text).toContain(read);
      expect(text.match(link)?.filter((found) => !found.startsWith(publicUrl))).toEqual([]);
    }
  });

  it.each([
    'Nordskov Tømmer A/S',
    'Tartak Sp. z o.o.',
    'Harzer Rundholz G.m.b.H. & Co. KG',
    'Holz: Meyer e.K.',
    'J. C. Møller, Aarhus',
    'Skov $& 100 %',
  ])('the name %s stays as it is', (name) => {
    for (const text of mailsOf(name, language)) expect(text).toContain(name);
  });
});
