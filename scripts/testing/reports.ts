import path from 'node:path';
import { z } from 'zod';

export interface FileTime {
  file: string;
  tests: number;
  milliseconds: number;
  /**
   * This many milliseconds passed before the first test began, for modules, environment and `beforeAll`.
   * Playwright does not report this time separately.
   */
  loading: number;
}

export interface Outcome {
  passed: number;
  failed: number;
  files: FileTime[];
}

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ startAt: z.number().nullish() })),
    }),
  ),
});

const PlaywrightSuite = z.object({
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
  specs: z.array(
    z.object({
      file: z.string(),
      tests: z.array(
        z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) }),
      ),
    }),
  ),
});

const PlaywrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(PlaywrightSuite),
});

const relative = (file: string) => path.relative('', file);

function outcomeOfJest(report: z.infer<typeof JestReport>): Outcome {
  return {
    passed: report.numPassedTests,
    // A file that does not load fails as a whole, and has no tests then.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    files: report.testResults.map(({ name, startTime, endTime, assertionResults }) => {
      const starts = assertionResults.flatMap(({ startAt }) => startAt ?? []);
      return {
        file: relative(name),
        tests: assertionResults.length,
        milliseconds: endTime - startTime,
        loading: Math.min(endTime, ...starts) - startTime,
      };
    }),
  };
}

function specsOf({ suites = [], specs }: z.infer<typeof PlaywrightSuite>): typeof specs {
  return [...specs, ...suites.flatMap(specsOf)];
}

function outcomeOfPlaywright({ config, stats, suites }: z.infer<typeof PlaywrightReport>): Outcome {
  const files = new Map<string, FileTime>();
  for (const { file, tests } of suites.flatMap(specsOf))
    for (const { projectName, results } of tests) {
      const name = `${relative(path.join(config.rootDir, file))} ${projectName}`.trim();
      const former = files.get(name) ?? { file: name, tests: 0, milliseconds: 0, loading: 0 };
      const milliseconds = results.reduce((sum, { duration }) => sum + duration, former.milliseconds);
      files.set(name, { ...former, tests: former.tests + 1, milliseconds });
    }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    files: [...files.values()],
  };
}

export function outcomeOf(report: unknown): Outcome {
  const jest = JestReport.safeParse(report);
  return jest.success ? outcomeOfJest(jest.data) : outcomeOfPlaywright(PlaywrightReport.parse(report));
}
