import { fileURLToPath } from 'node:url';

// The compiled service lies in one folder with these files below it (scripts/compileService.ts), so an
// address from `server/` holds there, too.

export const costlyProgram = new URL('start/startCostly.mjs', import.meta.url);

export const drawingProgram = new URL('demo/pictures/startDrawing.mjs', import.meta.url);

export const renderingProgram = fileURLToPath(new URL('rendering/startRendering.mjs', import.meta.url));

/**
 * The browser gets a low priority, because a page is more urgent than a PDF. `browserLauncher` is undefined
 * on Windows, which has no command for that.
 */
export const browserLauncher =
  process.platform === 'win32'
    ? undefined
    : fileURLToPath(new URL('printing/background-browser.sh', import.meta.url));

export const packageFile = new URL('../package.json', import.meta.url);
