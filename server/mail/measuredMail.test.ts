import type { Language } from '../texts/language';
import { measuredMail } from './measuredMail';

const oak = {
  id: 's1',
  stackNumber: '2026.0012',
  departmentId: 'd1',
  departmentName: 'Rold Skov',
  volume: 1234.5,
  volumeUnit: 'CubicMeters',
} as const;

const mailOf = (language: Language, stacks: Parameters<typeof measuredMail>[0]['digest']['stacks'] = [oak]) =>
  measuredMail({
    to: 'ada@x.example',
    language,
    publicUrl: 'https://portal.example',
    organization: { id: 'o1', name: 'Skov evil.example' },
    digest: { stacks, more: 0 },
  });

it.each([
  ['en', 'Newly measured stacks', '1,234.500 m³'],
  ['da', 'Nyopmålte stakke', '1.234,500 m³'],
  ['de', 'Neu vermessene Polter', '1.234,500 m³'],
  ['pl', 'Nowo zmierzone stosy', '1234,500 m³'],
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
