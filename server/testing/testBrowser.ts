import type { Browser } from 'playwright-core';
import { packagedChromium } from '../../scripts/packagedChromium';
import { installedBrowser } from '../printing/installedBrowser';
import { startBrowser } from '../printing/startBrowser';

export async function startTestBrowser(portalUrl: string): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || installedBrowser(process.env);
  const onFailure = (line: string) => {
    throw new Error(line);
  };
  if (executablePath !== undefined) return startBrowser({ executablePath, portalUrl, onFailure });
  const packaged = await packagedChromium();
  Object.assign(process.env, packaged.env);
  return startBrowser({ executablePath: packaged.executablePath, portalUrl, onFailure });
}
