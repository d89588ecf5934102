import { textsBeyond } from './catalogues';

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

it('ignores comments and other literals', () => {
  expect(textsBeyond(`/** As \`stacks.title\`. */ load('stacks.json')`, ['start'], ids)).toEqual([]);
});
