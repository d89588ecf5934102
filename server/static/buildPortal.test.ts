import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const built = path.join(root, 'dist/portal/index.html');
const page = '<p>Service at %VITE_API_URL%</p><script type="module" src="/src/main.ts"></script>';
const largeFile = 'a'.repeat(5000);
const write = (file: string, content: string) => writeFileSync(path.join(root, file), content);

// The smallest portal that reads in each way in which a build reads is a page that shows the URL of the service.
beforeAll(() => {
  for (const folder of ['src', 'public', 'scripts']) mkdirSync(path.join(root, folder));
  symlinkSync(path.resolve(__dirname, '../../node_modules'), path.join(root, 'node_modules'));
  write('index.html', page);
  write(
    'src/main.ts',
    "import './page.css'; import('./later'); new Worker(new URL('./worker.ts', import.meta.url));",
  );
  write('src/page.css', 'p { background: url(./font.woff2) }');
  write('src/font.woff2', largeFile);
  write('src/later.ts', 'console.log(1);');
  write('src/worker.ts', "import './ofWorker';");
  write('src/ofWorker.ts', 'console.log(2);');
  write('src/unused.ts', '');
  write('public/icon.svg', '');
  write('scripts/plugin.ts', "export const plugin = () => ({ name: 'a-plugin' });");
  write('scripts/document.json', '{}');
  write('tsconfig.json', '{}');
  write('package-lock.json', '{}');
  write('package.json', '{ "type": "module" }');
  write(
    'vite.config.ts',
    `import { buildInputs } from ${JSON.stringify(path.resolve(__dirname, '../../scripts/buildInputs.ts'))};
     import { plugin } from './scripts/plugin.ts';
     const inputs = buildInputs(import.meta.dirname);
     inputs.read('scripts/document.json');
     export default {
       envDir: false,
       plugins: [plugin(), inputs.plugins()],
       worker: { plugins: () => [inputs.modules()] },
       build: { outDir: 'dist/portal', manifest: true },
     };`,
  );
});

afterAll(() => rmSync(root, { recursive: true }));

const env = (apiUrl: string) => ({ PATH: process.env.PATH, VITE_API_URL: apiUrl });

function buildsForStart(
  apiUrl: string,
  changes: readonly (readonly [file: string, content: string])[] = [],
): boolean[] {
  const program = `
    import { writeFileSync } from 'node:fs';
    import path from 'node:path';
    import { buildPortal } from ${JSON.stringify(path.join(__dirname, 'buildPortal.ts'))};
    const root = ${JSON.stringify(root)};
    const builds = [];
    for (const change of [undefined, ...${JSON.stringify(changes)}]) {
      if (change) writeFileSync(path.join(root, change[0]), change[1]);
      let isBuilding = false;
      await buildPortal(root, () => { isBuilding = true; });
      builds.push(isBuilding);
    }
    process.stdout.write(JSON.stringify(builds));`;
  const parameters = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return JSON.parse(
    execFileSync(process.execPath, parameters, { cwd: root, env: env(apiUrl), encoding: 'utf8' }),
  );
}

function buildByVite(apiUrl: string): number | null {
  const parameters = [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'silent'];
  return spawnSync(process.execPath, parameters, { cwd: root, env: env(apiUrl) }).status;
}

it('builds when a setting has changed since the last build, whoever built', () => {
  expect(buildsForStart('/one')).toEqual([true]);
  expect(buildsForStart('/two')).toEqual([true]);
  expect(readFileSync(built, 'utf8')).toContain('Service at /two');

  expect(buildByVite('https://service.example')).toBe(0);
  expect(buildsForStart('https://service.example')).toEqual([false]);
  expect(buildsForStart('/two')).toEqual([true]);
  expect(readFileSync(built, 'utf8')).toContain('Service at /two');
});

it('builds when anything has changed that the build reads, and not for anything else', () => {
  const changes = [
    ['index.html', `${page} `],
    ['src/font.woff2', `${largeFile} `],
    ['src/page.css', 'p { margin: 1px }'],
    ['src/later.ts', 'console.log(3);'],
    ['src/ofWorker.ts', 'console.log(4);'],
    ['public/new.txt', ''],
    ['scripts/plugin.ts', "export const plugin = () => ({ name: 'another-plugin' });"],
    ['scripts/document.json', '[]'],
    ['tsconfig.json', '{ "compilerOptions": {} }'],
    ['package-lock.json', '[]'],
  ] as const;
  expect(buildsForStart('/two', changes)).toEqual([false, ...changes.map(() => true)]);
  expect(buildsForStart('/two', [['src/unused.ts', 'console.log(5);']])).toEqual([false, false]);
});

it('builds after a build that failed or was interrupted', () => {
  write('src/later.ts', "import './nowhere';");
  expect(buildByVite('/two')).not.toBe(0);
  write('src/later.ts', 'console.log(6);');
  expect(buildsForStart('/two')).toEqual([true]);

  // A build empties the folder before it writes.
  rmSync(path.join(root, 'dist/portal'), { recursive: true });
  mkdirSync(path.join(root, 'dist/portal'));
  write('dist/portal/index.html', page);
  expect(buildsForStart('/two')).toEqual([true]);
});
