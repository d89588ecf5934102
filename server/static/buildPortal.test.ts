import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = mkdtempSync(path.join(tmpdir(), 'stackyard-'));
const built = path.join(root, 'dist/portal/index.html');

// The smallest portal that can be built: a page that shows the URL of the service.
beforeAll(() => {
  for (const folder of ['docs', 'src', 'public', 'scripts', 'scripts/api-reference', 'translations'])
    mkdirSync(path.join(root, folder));
  symlinkSync(path.resolve(__dirname, '../../node_modules'), path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'index.html'), '<p>Service at %VITE_API_URL%</p>');
  for (const file of ['docs/openapi.json', 'package-lock.json', 'tsconfig.json'])
    writeFileSync(path.join(root, file), '{}');
  for (const file of ['catalogues', 'firstForm', 'usedStyles'])
    writeFileSync(path.join(root, `scripts/${file}.ts`), '');
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(root, 'postcss.config.cjs'), 'module.exports = {};');
  const config = "{ build: { outDir: 'dist/portal', manifest: true } }";
  writeFileSync(path.join(root, 'vite.config.ts'), `export default ${config};`);
});

afterAll(() => rmSync(root, { recursive: true }));

/** The build of `npm start`, in a process of its own, since Vite does not run in Jest's. */
function buildForStart(apiUrl: string): string {
  const module = JSON.stringify(path.join(__dirname, 'buildPortal.ts'));
  const program = `import(${module}).then(({ buildPortal }) =>
    buildPortal(${JSON.stringify(root)}, () => process.stdout.write('building')))`;
  return run(['--import', 'tsx', '--eval', program], apiUrl);
}

/** The build of `npm run build`. */
function buildForAnotherHost(apiUrl: string): void {
  run([path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], apiUrl);
  const module = JSON.stringify(path.join(__dirname, 'buildPortal.ts'));
  const program = `import(${module}).then(({ stampBuild }) => stampBuild(${JSON.stringify(root)}))`;
  run(['--import', 'tsx', '--eval', program], apiUrl);
}

function run(parameters: string[], apiUrl: string): string {
  const env = { PATH: process.env.PATH, VITE_API_URL: apiUrl };
  return execFileSync(process.execPath, parameters, { cwd: root, env, encoding: 'utf8' });
}

it('builds when a source or a setting has changed since the last build, whoever built', () => {
  expect(buildForStart('/one')).toBe('building');
  expect(buildForStart('/one')).toBe('');
  expect(buildForStart('/two')).toBe('building');
  expect(readFileSync(built, 'utf8')).toContain('Service at /two');

  buildForAnotherHost('https://service.example');
  expect(buildForStart('https://service.example')).toBe('');
  expect(buildForStart('/two')).toBe('building');
  expect(readFileSync(built, 'utf8')).toContain('Service at /two');

  writeFileSync(path.join(root, 'src/new.ts'), '');
  expect(buildForStart('/two')).toBe('building');
});
