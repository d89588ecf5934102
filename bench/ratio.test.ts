import { lineOf, newestOf, ratioOf, sentenceOf } from './ratio';

const table = `date,commit,machine,browser,name,ratio,range
2026-11-24,c79d0622,AMD EPYC x 2,Chromium 143.0,another page,2.74,2.50-3.00
2026-11-24,c79d0622,AMD EPYC x 2,Chromium 143.0,the drawer,0.21,0.20-0.22
2026-11-28,7ca076e6,AMD EPYC x 2,Chromium 143.0,another page,2.75,2.60-2.90
`;

describe('ratioOf', () => {
  it('is that of the medians, and its range that of the rounds', () => {
    expect(ratioOf('another page', [100, 120, 300], [50, 40, 100])).toEqual({
      name: 'another page',
      ratio: 2.4,
      lowest: 2,
      highest: 3,
    });
  });
});

describe('a line of the table', () => {
  it('says when, where and how far the rounds were apart', () => {
    const run = {
      date: '2026-11-29',
      commit: '406ba99c',
      machine: 'AMD EPYC x 2',
      browser: 'Chromium 143.0',
    };
    expect(lineOf(run, { name: 'the drawer', ratio: 0.361, lowest: 0.3, highest: 0.5 })).toBe(
      '2026-11-29,406ba99c,AMD EPYC x 2,Chromium 143.0,the drawer,0.36,0.30-0.50',
    );
  });

  it('is found again as the newest of its name', () => {
    expect(newestOf(table, 'another page')).toBe('2.75 (2.60-2.90) at 7ca076e6 on 2026-11-28');
    expect(newestOf(table, 'a page that nobody measured')).toBeUndefined();
  });
});

describe('what is printed', () => {
  const page = { name: 'another page', lowest: 1.5, highest: 2.5 };

  it('stands beside the newest line and the bound', () => {
    expect(sentenceOf({ ...page, ratio: 2.25 }, table, 1.8)).toBe(
      'another page: 2.25 (1.50-2.50), at most 1.8; before 2.75 (2.60-2.90) at 7ca076e6 on 2026-11-28',
    );
  });

  it('marks what is more than a quarter above its bound, and nothing that has none', () => {
    expect(sentenceOf({ ...page, ratio: 2.26 }, table, 1.8)).toMatch(/A QUARTER ABOVE ITS BOUND$/);
    expect(sentenceOf({ ...page, ratio: 9 }, table)).not.toMatch(/ABOVE/);
  });
});
