import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Language, languages } from '../domain/languages';
import { MailRefused } from '../ports/mailer';
import { mailServer } from '../testing/mail/mailServer';
import { accessMail, confirmMail, type Invitation } from './accountMails';
import { measuredMail } from './measuredMail';
import { createOutbox } from './outbox';
import { createSmtpMailer } from './smtp';

describe('a mail of an account', () => {
  const publicUrl = 'https://portal.example';

  function mailsOf(invitation: Invitation, language: Language) {
    const reader = { to: 'ada@x.example', invitation, language, publicUrl };
    return [accessMail(reader), confirmMail({ ...reader, token: 'T' })];
  }

  const textsOf = (name: string, language: Language) =>
    mailsOf(
      { inviter: name, organization: name, given: { access: 'sawmill', owner: name } },
      language,
    ).flatMap(({ subject, text }) => [subject, text]);

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
      for (const text of textsOf(name, language)) {
        expect(text).toContain(read);
        const found = text.match(link) ?? [];
        expect(found.filter((one) => !one.startsWith(publicUrl))).toEqual([]);
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
      for (const text of textsOf(name, language)) expect(text).toContain(name);
    });
  });

  describe('that invites', () => {
    const organization = 'Harzwald Holz GmbH';
    const karen = { inviter: 'Karen Holm', organization };
    const sawmill = { access: 'sawmill', owner: 'Sägewerk Vienenburg' } as const;
    const department = { access: 'administration', owner: 'Revier Schierke' } as const;
    const field = { access: 'field', owner: organization } as const;
    const stackyard = { organization: null, given: null };

    it.each([
      [
        'de',
        { ...karen, given: sawmill },
        'Karen Holm (Harzwald Holz GmbH) hat für Sie einen Zugang zu Stackyard eingerichtet, der Anwendung für die Poltervermessung. Dort sehen Sie die Polter für Sägewerk Vienenburg.',
      ],
      [
        'de',
        { ...karen, inviter: null, given: sawmill },
        'Harzwald Holz GmbH hat für Sie einen Zugang zu Stackyard eingerichtet, der Anwendung für die Poltervermessung. Dort sehen Sie die Polter für Sägewerk Vienenburg.',
      ],
      [
        'de',
        { ...karen, given: department },
        'Karen Holm (Harzwald Holz GmbH) hat für Sie einen Zugang zu Stackyard, der Anwendung für die Poltervermessung, als Administrator von Revier Schierke eingerichtet.',
      ],
      [
        'de',
        { ...karen, given: field },
        'Karen Holm (Harzwald Holz GmbH) hat für Sie einen Zugang zu Stackyard eingerichtet, der Anwendung für die Poltervermessung. Damit können Sie Polter für Harzwald Holz GmbH erfassen oder vermessen.',
      ],
      [
        'de',
        { ...karen, given: null },
        'Karen Holm (Harzwald Holz GmbH) hat für Sie einen Zugang zu Stackyard eingerichtet, der Anwendung für die Poltervermessung.',
      ],
      [
        'de',
        { ...stackyard, inviter: 'Karen Holm' },
        'Karen Holm (portal.example) hat für Sie einen Zugang zu Stackyard, der Anwendung für die Poltervermessung, als Stackyard-Administrator eingerichtet.',
      ],
      [
        'de',
        { ...stackyard, inviter: null },
        'Der Betreiber von portal.example hat für Sie einen Zugang zu Stackyard, der Anwendung für die Poltervermessung, als Stackyard-Administrator eingerichtet.',
      ],
      [
        'en',
        { ...karen, given: sawmill },
        'Karen Holm (Harzwald Holz GmbH) has given you access to Stackyard, the timber-stack measurement service, so that you can see the stacks assigned to Sägewerk Vienenburg there.',
      ],
      [
        'da',
        { ...karen, given: sawmill },
        'Karen Holm (Harzwald Holz GmbH) har givet dig adgang til at se de stakke, der er tildelt Sägewerk Vienenburg, i Stackyard, tjenesten til opmåling af råtræ i stak.',
      ],
      [
        'pl',
        { ...karen, given: sawmill },
        'Masz dostęp do stosów przypisanych tartakowi (Sägewerk Vienenburg). Znajdziesz je w Stackyard, systemie do pomiaru stosów drewna. Dostęp przyznaje: Karen Holm (Harzwald Holz GmbH).',
      ],
    ] as const)('in %s names who invites, and what for: %j', (language, invitation, sentence) => {
      for (const { text } of mailsOf(invitation, language)) expect(text.split('\n')[2]).toBe(sentence);
    });

    it.each([
      ['en', 'New access to Stackyard: Harzwald Holz GmbH', 'Harzwald Holz GmbH invites you to Stackyard'],
      ['da', 'Ny adgang til Stackyard: Harzwald Holz GmbH', 'Harzwald Holz GmbH inviterer dig til Stackyard'],
      ['de', 'Neuer Zugang zu Stackyard: Harzwald Holz GmbH', 'Harzwald Holz GmbH lädt Sie zu Stackyard ein'],
      ['pl', 'Nowy dostęp w Stackyard: Harzwald Holz GmbH', 'Harzwald Holz GmbH zaprasza do Stackyard'],
    ] as const)('in %s says in the subject whose it is', (language, access, confirm) => {
      const subjects = mailsOf({ ...karen, given: sawmill }, language).map(({ subject }) => subject);
      expect(subjects).toEqual([access, confirm]);
    });

    it('takes a name that looks like a place for another one as it is', () => {
      const given = { access: 'sawmill', owner: '{inviter}' } as const;
      const [mail] = mailsOf({ inviter: '{owner}', organization: '{given}', given }, 'en');
      expect(mail?.text).toMatch(
        /\n\{owner\} \(\{given\}\) has given you access .* assigned to \{inviter\} there\./,
      );
      expect(mail?.subject).toBe('New access to Stackyard: {given}');
    });
  });
});

describe('a mail of measured stacks', () => {
  const oak = {
    id: 's1',
    stackNumber: '2026.0012',
    departmentId: 'd1',
    departmentName: 'Rold Skov',
    volume: 1234.5,
    volumeUnit: 'CubicMeters',
  } as const;

  const mailOf = (
    language: Language,
    stacks: Parameters<typeof measuredMail>[0]['digest']['stacks'] = [oak],
  ) =>
    measuredMail({
      to: 'ada@x.example',
      language,
      publicUrl: 'https://portal.example',
      organization: { id: 'o1', name: 'Skov evil.example' },
      digest: { stacks, more: 0 },
    });

  it.each([
    ['en', 'Newly measured stacks', '1,234.500 m³ solid'],
    ['da', 'Nyopmålte stakke', '1.234,500 m³ fastmasse'],
    ['de', 'Neu vermessene Polter', '1.234,500 m³ Festmaß'],
    ['pl', 'Nowo zmierzone stosy', '1234,500 m³ miąższości'],
  ] as const)('has the words and numbers of its reader in %s', (language, subject, volume) => {
    const sent = mailOf(language);
    expect(sent.subject).toBe(`${subject}: Skov evil. example`);
    expect(sent.text).toContain('\n\nRold Skov\n\n2026.0012: ');
    expect(sent.text.replaceAll(/\u00a0/g, '')).toContain(`2026.0012: ${volume}\n`);
    expect(sent.text).toContain('\nhttps://portal.example/organization/o1/department/d1/stack/s1\n');
  });

  it('makes no link of what people have named', () => {
    const { text } = mailOf('en', [
      { ...oak, stackNumber: 'evil.example', departmentName: 'https://evil.example' },
    ]);
    expect(text).toContain('\nevil. example: ');
    expect(text).toContain('\nhttps: //evil. example\n');
  });

  it('names each department once, and no volume where there is none', () => {
    const { text } = mailOf('en', [oak, { ...oak, id: 's2', stackNumber: 'B', volume: null }]);
    expect(text.match(/Rold Skov/g)).toHaveLength(1);
    expect(text).toContain('\nB\nhttps://');
  });
});

describe('the outbox', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stackyard-outbox-'));
  const now = () => new Date('2026-06-17T10:00:00Z');
  const mail = {
    to: 'anna@x.example',
    subject: 'Zażółć',
    text: 'Line one\n\nhttps://portal.example/?token=secret\n',
  };

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  function outboxIn(name: string) {
    const folder = path.join(root, name);
    const lines: string[] = [];
    return { folder, lines, mailer: createOutbox({ folder, now, onMail: (line) => lines.push(line) }) };
  }

  it('writes each mail as a text that only its owner reads, and says which file without its content', async () => {
    const { folder, lines, mailer } = outboxIn('several');
    await mailer.deliver(mail);
    await mailer.deliver({ ...mail, to: 'bo@x.example' });
    const files = readdirSync(folder).sort();
    expect(files).toEqual(['2026-06-17T10-00-00-000Z-0001.txt', '2026-06-17T10-00-00-000Z-0002.txt']);
    const first = path.join(folder, files[0] ?? '');
    expect(readFileSync(first, 'utf8')).toBe(`To: anna@x.example\nSubject: Zażółć\n\n${mail.text}`);
    expect(statSync(first).mode & 0o777).toBe(0o600);
    expect(lines).toHaveLength(2);
    expect(lines).toContain(`Mail to anna@x.example: ${first}`);
    expect(lines.join()).not.toContain('secret');
  });

  it('rejects while the folder cannot be written', async () => {
    writeFileSync(path.join(root, 'file'), '');
    await expect(outboxIn('file').mailer.deliver(mail)).rejects.toThrow('EEXIST');
  });
});

describe('the mailer', () => {
  const mail = {
    to: 'anna@x.example',
    subject: 'Zażółć',
    text: 'Hello,\n\nhttps://portal.example/?token=secret\n',
  };

  async function deliverTo(server: Awaited<ReturnType<typeof mailServer>>, url = server.url) {
    const mailer = createSmtpMailer({ url, from: 'Stackyard <no-reply@x.example>' });
    try {
      await mailer.deliver(mail);
    } finally {
      await mailer.close();
      await server.close();
    }
  }

  it('hands a mail to the server', async () => {
    const server = await mailServer();
    await deliverTo(server);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'no-reply@x.example', to: ['anna@x.example'] });
    const message = server.received[0]?.message ?? '';
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(message).toMatch(/^From: Stackyard <no-reply@x\.example>\r$/m);
    expect(message).toMatch(/^https:\/\/portal\.example\/\?token=secret\r$/m);
  });

  it('tells a server that refuses for good from one that is busy', async () => {
    await expect(deliverTo(await mailServer([{ code: 550, message: 'no such person' }]))).rejects.toThrow(
      MailRefused,
    );
    const busy = deliverTo(await mailServer([{ code: 451, message: 'busy' }]));
    await expect(busy).rejects.not.toThrow(MailRefused);
  });

  it('keeps the mail where the service itself is refused, which the operator can mend', async () => {
    const server = await mailServer();
    const login = deliverTo(server, server.url.replace('://', '://service:wrong@'));
    await expect(login).rejects.toMatchObject({ responseCode: 535 });
    await expect(login).rejects.not.toThrow(MailRefused);
    const sender = deliverTo(await mailServer([], { code: 553, message: 'not your address' }));
    await expect(sender).rejects.toMatchObject({ responseCode: 553 });
    await expect(sender).rejects.not.toThrow(MailRefused);
  });
});
