import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedBrowser } from './installedBrowser';

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds the program of a browser on the PATH, Chromium before others, and takes no folder for one', () => {
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  mkdirSync(path.join(first, 'chromium'), { recursive: true });
  mkdirSync(second);
  writeFileSync(path.join(first, 'google-chrome'), '');
  const PATH = ['', path.join(folder, 'none'), first, second].join(path.delimiter);
  expect(installedBrowser({ PATH })).toBe(path.join(first, 'google-chrome'));
  writeFileSync(path.join(second, 'chromium'), '');
  expect(installedBrowser({ PATH })).toBe(path.join(second, 'chromium'));
});
