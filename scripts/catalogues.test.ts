import english from '../translations/en.json';
import { startTexts, textsBeyondStart } from './catalogues';

const ids = ['login.title', 'stacks.title', 'failure.retry_later', 'unit.Meters'];

it('names the texts that a page without a session does not load', () => {
  expect(textsBeyondStart(`t('login.title') + t("stacks.title")`, ids)).toEqual(['stacks.title']);
});

it('needs all texts of an id that is put together', () => {
  expect(textsBeyondStart('t(`unit.\u0024{name}`)', ids)).toEqual(['unit.Meters']);
  expect(textsBeyondStart('t(`failure.\u0024{name}`)', ids)).toEqual([]);
});

it('reads the beginning of an id as far as it is written', () => {
  const texts = ['undo.because_TooLate', 'undo.title'];
  expect(textsBeyondStart('t(`undo.because_\u0024{reason}`)', texts)).toEqual(['undo.because_TooLate']);
});

it('knows no beginning that no text has', () => {
  const known = Object.keys(english);
  const stale = startTexts.filter(
    (beginning) => !known.some((id) => id === beginning || id.startsWith(`${beginning}.`)),
  );
  expect(stale).toEqual([]);
});

it('ignores comments and other literals', () => {
  expect(textsBeyondStart(`/** As \`stacks.title\`. */ load('stacks.json')`, ids)).toEqual([]);
});
