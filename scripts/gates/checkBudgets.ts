/**
 * Fails if a route's scripts and styles, gzipped, or the form in index.html exceed their budget in budgets.json, or if
 * the printed report imports a part of the portal's frame. Needs a built portal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BuiltChunk } from './builtChunks';
import { foreignModules } from './foreignModules';
import { closureFiles, pageFiles } from './routeSizes';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const portal = path.join(root, 'dist/portal');

interface Budget {
  what: string;
  entries: string[];
  kB: number;
  /** The most files that the browser asks for. */
  requests?: number;
}

const budgets: Record<string, Budget> = JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'));
const chunks: BuiltChunk[] = JSON.parse(readFileSync(path.join(portal, '.vite/modules.json'), 'utf8'));

function gzipSize(file: string): number {
  return gzipSync(readFileSync(path.join(portal, file)), { level: 9 }).length;
}

function everyScriptAndStyle(): string[] {
  return readdirSync(path.join(portal, 'assets'))
    .filter((file) => /\.(js|mjs|css)$/.test(file))
    .map((file) => `assets/${file}`);
}

/** `*` is everything, `index.html alone` the page before it loads the portal. */
function filesOf(entries: string[]): string[] {
  if (entries.includes('*')) return everyScriptAndStyle();
  if (!entries.includes('index.html alone')) return closureFiles(chunks, entries);
  return pageFiles('index.html', readFileSync(path.join(portal, 'index.html'), 'utf8'));
}

let exceeded = false;
for (const [name, { entries, kB, requests = Number.POSITIVE_INFINITY }] of Object.entries(budgets)) {
  const files = filesOf(entries);
  const size = files.reduce((sum, file) => sum + gzipSize(file), 0) / 1000;
  const isWithin = size <= kB && files.length <= requests;
  const verdict = isWithin ? 'within' : 'EXCEEDS';
  console.log(
    `${name}: ${size.toFixed(1)} kB gzip in ${files.length} files, ${verdict} ${kB} kB${Number.isFinite(requests) ? ` and ${requests} files` : ''}`,
  );
  if (!isWithin) {
    exceeded = true;
    for (const file of files) console.log(`  ${(gzipSize(file) / 1000).toFixed(1).padStart(7)}  ${file}`);
  }
}

/** The report may use only these parts of the store: the call and the storage of its link. */
const beyondReport =
  /node_modules\/(@mantine|@reduxjs|react-redux|maplibre-gl)\/|^src\/app\/|^src\/store\/(?!api\/http\/(request|requestBuilder|envelope)\.|api\/generated\/requests\/report\.|api\/reportData\.|ports\/serviceError\.|session\/reportLink\.|access\/paths\.)/;

const page = 'src/screens/stack-report/page/StackReportScreen.tsx';
const foreign = foreignModules(chunks, page, 'src/main.tsx', beyondReport);
for (const module of foreign) console.log(`measurement report: must stand apart, and loads ${module}`);
if (exceeded || foreign.length > 0) process.exitCode = 1;
