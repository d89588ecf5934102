import path from 'node:path';
import type { Chromium } from '../scripts/packagedChromium';

export function printingEnvironment({ executablePath, env }: Chromium): Record<string, string> {
  const usualPriority = path.resolve('e2e/usual-priority');
  return {
    ...env,
    CHROMIUM_PATH: executablePath,
    PATH: [usualPriority, process.env.PATH].join(path.delimiter),
  };
}
