import english from '../translations/en.json';
import { areas, textsBeyond } from './catalogues';

const ids = ['login.title', 'stacks.title', 'failure.retry_later', 'report.front', 'unit.Meters'];

it('names the texts that a page does not load', () => {
  expect(textsBeyond(`t('login.title') + t("stacks.title")`, ['start'], ids)).toEqual(['stacks.title']);
  expect(textsBeyond('t(`report.front`)', ['start'], ids)).toEqual(['report.front']);
  expect(textsBeyond('t(`report.front`)', ['start', 'report'], ids)).toEqual([]);
});

it('needs all texts of an id that is put together', () => {
  expect(textsBeyond('t(`unit.\u0024{name}`)', ['start'], ids)).toEqual(['unit.Meters']);
  expect(textsBeyond('t(`failure.\u0024{name}`)', ['start'], ids)).toEqual([]);
});

it('reads the beginning of an id as far as it is written', () => {
  const texts = ['undo.because_TooLate', 'undo.title'];
  expect(textsBeyond('t(`undo.because_\u0024{reason}`)', ['start'], texts)).toEqual(['undo.because_TooLate']);
});

it('finds the part of an id by its longest known beginning', () => {
  const texts = ['organization.tab.contract', 'organization.title', 'shell.menu'];
  const code = texts.map((id) => `t('${id}')`).join();
  expect(textsBeyond(code, ['portal'], texts)).toEqual(['organization.title']);
  expect(textsBeyond(code, ['administration'], texts)).toEqual(['organization.tab.contract', 'shell.menu']);
});

it('knows no beginning that no text has', () => {
  const ids = Object.keys(english);
  const stale = Object.values(areas)
    .flat()
    .filter((beginning) => !ids.some((id) => id === beginning || id.startsWith(`${beginning}.`)));
  expect(stale).toEqual([]);
});

it('ignores comments and other literals', () => {
  expect(textsBeyond(`/** As \`stacks.title\`. */ load('stacks.json')`, ['start'], ids)).toEqual([]);
});
