import path from 'node:path';
import { profileOf, profileTable } from './profile';
import { outcomeOf } from './reports';

const ofJest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: path.resolve('server/app.test.ts'),
      startTime: 1000,
      endTime: 6000,
      assertionResults: [{ startAt: 4500 }, { startAt: 3000 }, { startAt: null }],
    },
    { name: path.resolve('src/broken.test.ts'), startTime: 2000, endTime: 2500, assertionResults: [] },
  ],
};

const walk = (file: string, projectName: string, ...durations: number[]) => ({
  file,
  tests: [{ projectName, results: durations.map((duration) => ({ duration })) }],
});

const ofPlaywright = {
  config: { rootDir: path.resolve('e2e') },
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    { specs: [walk('map.e2e.ts', '', 700)], suites: [{ specs: [walk('map.e2e.ts', '', 300)] }] },
    { specs: [walk('jobs.ts', 'WebKit 390', 100), walk('jobs.ts', 'Firefox 1440', 200)] },
  ],
};

it('tells of Jest what is before the first test of a file, and a file that does not load', () => {
  expect(outcomeOf(ofJest)).toEqual({
    passed: 3,
    failed: 1,
    files: [
      { file: 'server/app.test.ts', tests: 3, milliseconds: 5000, loading: 2000 },
      { file: 'src/broken.test.ts', tests: 0, milliseconds: 500, loading: 500 },
    ],
  });
});

it('tells of Playwright the sum of a file, for each browser', () => {
  expect(outcomeOf(ofPlaywright)).toEqual({
    passed: 4,
    failed: 2,
    files: [
      { file: 'e2e/map.e2e.ts', tests: 2, milliseconds: 1000, loading: 0 },
      { file: 'e2e/jobs.ts WebKit 390', tests: 1, milliseconds: 100, loading: 0 },
      { file: 'e2e/jobs.ts Firefox 1440', tests: 1, milliseconds: 200, loading: 0 },
    ],
  });
});

it('refuses what is no report', () => {
  expect(() => outcomeOf({ testResults: 'none' })).toThrow('config');
});

it('names the slowest files of a stage first, and keeps all in the table', () => {
  const files = Array.from({ length: 30 }, (_, index) => ({
    file: `${index}.test.ts`,
    tests: 2,
    milliseconds: index * 100,
    loading: 50,
  }));
  const lines = profileOf('unit tests', files).split('\n');
  expect(lines[0]).toBe('unit tests: files 30, together 43.5 s, before their first tests 1.5 s');
  expect(lines[2]).toBe('    2.9      0.1      2  29.test.ts');
  expect(lines).toHaveLength(2 + 25);
  const rows = profileTable(new Map([['unit tests', files]])).split('\n');
  expect(rows[1]).toBe('unit tests\t29.test.ts\t2.9\t0.1\t2');
  expect(rows.filter(Boolean)).toHaveLength(1 + 30);
});
