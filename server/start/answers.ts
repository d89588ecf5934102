import { createApp } from '../app';
import { loadTokenSecret, type TokenSecretSettings } from '../auth/tokens/tokenSecret';
import type { Database } from '../db/client';
import { demoPictures } from '../demo/demoPictures';
import { createDrawingThread } from '../demo/pictures/drawingThread';
import { demoPassword } from '../demo/seed/organizations/people';
import { storedPictures } from '../features/stacks/pictures/storedPictures';
import type { Log } from '../http/requestLog';
import type { FileStore } from '../ports/fileStore';
import type { ReportPrinter } from '../ports/reportPrinter';
import { noPictures } from '../ports/stackPictures';
import { createChromiumPrinter } from '../printing/chromiumPrinter';
import { installedBrowser } from '../printing/installedBrowser';
import { localUrl } from '../printing/localUrl';
import { startBrowser } from '../printing/startBrowser';
import { browserLauncher, drawingProgram, renderingProgram } from '../programFiles';
import { createRenderProcess } from '../rendering/renderProcess';
import type { Settings } from '../settings/settings';

/**
 * If the settings contain no secret, the service keeps one in the database. The seed is that of the demo's
 * data, and null in a database without them.
 */
interface Parts {
  settings: Settings;
  tokenSecrets: TokenSecretSettings | undefined;
  database: Database;
  files: FileStore;
  seed: number | null;
  url: string;
  log: Log;
  onProgress: (line: string) => void;
  onFailure: (line: string) => void;
}

export async function createAnswers(parts: Parts) {
  const { settings, database, files, seed, url, log, onFailure } = parts;
  const drawing = createDrawingThread(drawingProgram);
  const drawn = seed === null ? noPictures : demoPictures(database.orm, seed, drawing.draw);
  const reports = createReports(parts);
  // Logos do not wait behind the photographs, which are in a queue.
  const logos = createRenderProcess(renderingProgram);
  const app = createApp(
    {
      database,
      now: () => new Date(),
      tokenSecret: await loadTokenSecret(database.unrecorded, parts.tokenSecrets),
      files,
      pictures: storedPictures(database.orm, files, drawn),
      reports,
      hasAllPixels: logos.hasAllPixels,
      refusedPassword: seed === null ? demoPassword : undefined,
      corsOrigins: settings.corsOrigins,
      publicUrl: settings.publicUrl ?? url,
      onFailure,
      ...(settings.trustedProxies && { trustedProxies: settings.trustedProxies }),
    },
    log,
  );
  return {
    fetch: app.fetch,
    endPrinting: () => reports.close(),
    close: () => Promise.all([drawing.close(), logos.close()]),
  };
}

function createReports({ settings, url, onProgress, onFailure }: Parts): ReportPrinter {
  const executablePath = settings.chromiumPath ?? installedBrowser(process.env);
  if (executablePath === undefined)
    onProgress(
      'No Chromium found: archives will hold no reports. Install one, or name it with CHROMIUM_PATH.',
    );
  const portalUrl = localUrl(url);
  return createChromiumPrinter({
    portalUrl,
    startBrowser: () => startBrowser({ executablePath, launcher: browserLauncher, portalUrl, onFailure }),
    onFailure,
  });
}
