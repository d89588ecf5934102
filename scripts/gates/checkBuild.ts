/**
 * The check fails if a page's scripts, styles and texts, gzipped, exceed the budget in its `*.page.ts`, if a
 * page without a session uses a text that it does not load, or if the printed report loads a part of the
 * frame. It needs a built portal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '../../src/navigation/page';
import english from '../../translations/en.json';
import { textsBeyondStart } from '../catalogues';
import { BuiltPortal, modulesBehind } from './builtPortal';
import { foreignModules } from './foreignModules';
import { closureFiles, pageFiles } from './routeSizes';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const portal = path.join(root, 'dist/portal');
const { chunks, modules } = BuiltPortal.parse(
  JSON.parse(readFileSync(path.join(portal, '.vite/modules.json'), 'utf8')),
);

interface BuiltPage extends Page {
  file: string;
  screen: string;
}

const pages = await Promise.all(
  Object.entries(modules)
    .filter(([file]) => file.endsWith('.page.ts'))
    .map(
      async ([
        file,
        {
          later: [screen = ''],
        },
      ]): Promise<BuiltPage> => {
        const exported: Record<string, Page> = await import(path.join(root, file));
        const [page] = Object.values(exported);
        if (!page) throw new Error(`${file} exports no page`);
        return { ...page, file, screen };
      },
    ),
);

const start = 'src/main.tsx';
const guards = {
  nothing: [],
  guard: ['src/app/sign-in/RequireAccessUnframed.tsx'],
  frame: ['src/app/sign-in/RequireAccess.tsx'],
};
const texts = {
  start: ['translations/de.json?part=start'],
  portal: ['translations/de.json?part=start', 'translations/de.json?part=portal'],
};

function filesOf(page: BuiltPage): string[] {
  return closureFiles(chunks, [start, ...guards[page.within], ...texts[page.texts], page.screen]);
}

const everything = readdirSync(path.join(portal, 'assets'))
  .filter((file) => /\.(js|mjs|css)$/.test(file))
  .map((file) => `assets/${file}`);
const form = pageFiles('index.html', readFileSync(path.join(portal, 'index.html'), 'utf8'));

const budgets: [name: string, kB: number, files: string[]][] = [
  ['the form in index.html', 20, form],
  ...pages.flatMap((page): [string, number, string[]][] =>
    page.kB === undefined ? [] : [[page.file, page.kB, filesOf(page)]],
  ),
  // The limit is an alarm for a package that slips in twice.
  ['everything, with workers and four languages', 1440, everything],
];

function kBOf(file: string): number {
  return gzipSync(readFileSync(path.join(portal, file)), { level: 9 }).length / 1000;
}

const faults: string[] = [];
for (const [name, kB, files] of budgets) {
  const size = files.reduce((sum, file) => sum + kBOf(file), 0);
  console.log(`${name}: ${size.toFixed(1)} kB gzip in ${files.length} files, at most ${kB} kB`);
  if (size <= kB) continue;
  const sizes = files.map((file) => `\n  ${kBOf(file).toFixed(1).padStart(7)}  ${file}`);
  faults.push(`${name} exceeds ${kB} kB:${sizes.join('')}`);
}

const withoutSession = pages.filter((page) => page.texts === 'start').map(({ screen }) => screen);
for (const screen of withoutSession)
  for (const module of foreignModules(
    chunks,
    screen,
    start,
    /^src\/app\/(layout|scope)\/|^src\/store\/store\.ts$/,
  ))
    faults.push(`${screen} needs no session, and loads ${module} of the frame`);
const ids = Object.keys(english);
for (const file of modulesBehind(modules, [start, ...withoutSession])) {
  const missing = textsBeyondStart(readFileSync(path.join(root, file), 'utf8'), ids);
  if (missing.length > 0)
    faults.push(`${file} is part of pages without a session, which load the texts of startTexts in \
scripts/catalogues.ts alone. Add there ${missing.join(', ')}`);
}

/** The report may use only these parts of the store: the call of the service and the storage of its link. */
const beyondReport =
  /node_modules\/(@mantine|@reduxjs|react-redux|maplibre-gl)\/|^src\/app\/|^src\/store\/(?!api\/http\/(request|requestBuilder|envelope)\.|api\/generated\/requests\/report\.|api\/reportData\.|ports\/serviceError\.|session\/reportLink\.|access\/paths\.)/;
const report = 'src/screens/stack-report/page/StackReportScreen.tsx';
for (const module of foreignModules(chunks, report, start, beyondReport))
  faults.push(`${report} must stand apart from the frame, and loads ${module}`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
