import { statSync } from 'node:fs';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const usualPaths = [
  ...programs.map((program) => `/usr/bin/${program}`),
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsPaths = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

export function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

function placesOnWindows(environment: Environment): string[] {
  const roots = [environment.ProgramFiles, environment['ProgramFiles(x86)'], environment.LOCALAPPDATA];
  return windowsPaths.flatMap((relative) =>
    roots.flatMap((root) => (root === undefined ? [] : path.win32.join(root, relative))),
  );
}

export function installedBrowser(environment: Environment): string | undefined {
  if (process.platform === 'win32') return placesOnWindows(environment).find(isFile);
  const folders = (environment.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
  return [...onPath, ...usualPaths].find(isFile);
}
