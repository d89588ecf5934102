import { fileURLToPath } from 'node:url';

// Compiled, the service lies in one folder with these files below it (scripts/compileService.ts): an address from `server/` holds there, too.

/** A thread that answers costly calls. */
export const costlyProgram = new URL('start/startCostly.mjs', import.meta.url);

/** It draws nothing unless asked to. */
export const drawingProgram = new URL('demo/pictures/startDrawing.mjs', import.meta.url);

/** It decodes what strangers send. */
export const renderingProgram = fileURLToPath(new URL('rendering/startRendering.mjs', import.meta.url));

/** Starts the browser with a low priority, because a page is more urgent than a PDF. Undefined on Windows, which has no such command. */
export const browserLauncher =
  process.platform === 'win32'
    ? undefined
    : fileURLToPath(new URL('printing/background-browser.sh', import.meta.url));

export const packageFile = new URL('../package.json', import.meta.url);
