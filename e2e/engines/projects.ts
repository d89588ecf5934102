import type { Project } from '@playwright/test';
import { isNight } from '../../scripts/testing/isNight';
import type { EngineOptions } from './fixtures';

const engines = ['Chromium', 'Firefox', 'WebKit'] as const;
const widths = [1440, 390];

const ofTheDay = ['Firefox 1440', 'WebKit 390'];

export const engineProjects: Project<object, EngineOptions>[] = engines
  .flatMap((engine) => widths.map((width) => ({ engine, width })))
  .map(({ engine, width }) => ({
    name: `${engine} ${width}`,
    testMatch: ['engines/jobs.ts', 'engines/leaving.ts'],
    timeout: 600_000,
    use: { engine, width },
  }))
  .filter(({ name }) => isNight || ofTheDay.includes(name));
