import { languages } from '../domain/languages';
import { measureAnewMail, measureNoMoreMail } from './measureAnewMail';

const about = {
  to: 'svend@nordskov.example',
  publicUrl: 'https://portal.example',
  stackNumber: '26-101-00085',
  organizationName: 'Nordskov A/S',
  departmentName: 'Rold Skov',
  asker: 'Ole Nordskov',
};

const asked = {
  ...about,
  askerEmail: 'ole@nordskov.example',
  word: 'See {stack} on evil.example',
  measuredAt: new Date('2026-06-17T07:30:00Z'),
  timeZone: 'Europe/Copenhagen',
  position: { latitude: 56.8, longitude: 9.8 },
  reasons: ['faces', 'AtZero'] as const,
  faceDifference: 0.2471,
  areas: { front: 10, back: 13.25, unit: 'SquareMeters' as const },
};

it.each(languages)('says all without the portal, and the words as they were written: %s', (language) => {
  const { subject, text } = measureAnewMail({ ...asked, language });
  for (const said of ['26-101-00085', 'Nordskov A/S']) expect(subject).toContain(said);
  for (const said of [
    'Ole Nordskov (Nordskov A/S)',
    'Rold Skov',
    '2026',
    '56.80000, 9.80000',
    'destination=56.8',
    language === 'en' ? '24.7%' : '24,7',
    language === 'en' ? '(10 m² / 13.25 m²)' : '(10 m² / 13,25 m²)',
    'See {stack} on evil. example',
    'ole@nordskov.example',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('portal.example');
  expect(text.replace(asked.word, '').replace('See {stack}', '')).not.toMatch(/[{}]/);
});

it('names the organisation where it has no name for whoever asks, and leaves out what is not known', () => {
  const { text } = measureAnewMail({
    ...asked,
    ...{ language: 'en', asker: null, askerEmail: null, word: '', position: null, areas: null },
  });
  expect(text).toContain('Nordskov A/S asks you');
  expect(text).toContain('front and back areas differ: 24.7%\n');
  expect(text).not.toMatch(/Message|Position|questions/);
});

it.each(languages)('says that it is over: %s', (language) => {
  const { subject, text } = measureNoMoreMail({ ...about, language });
  expect(`${subject} ${text}`).not.toMatch(/[{}]/);
  expect(text).toContain('26-101-00085');
});
