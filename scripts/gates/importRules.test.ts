import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = process.cwd();
const load = createRequire(path.join(root, 'package.json'));

interface Violation {
  rule: { name: string };
}

const planted: Record<string, Record<string, string>> = {
  'no-cycles': {
    'src/lib/a.ts': "import type { B } from './b'; export type A = B;",
    'src/lib/b.ts': "import type { A } from './a'; export type B = A;",
  },
  'nothing-unresolved': { 'src/lib/lost.ts': "import './nowhere';" },
  'no-barrels': {
    'src/ui/index.ts': 'export const x = 1;',
    'src/ui/usesBarrel.ts': "import { x } from './index'; export const y = x;",
  },
  'nobody-imports-main': {
    'src/main.tsx': 'export const boot = 1;',
    'src/app/usesMain.ts': "import { boot } from '../main'; export const x = boot;",
  },
  'lib-knows-no-one': { 'src/lib/up.ts': "import { x } from '../ui/thing'; export const y = x;" },
  'navigation-over-lib': {
    'src/navigation/up.ts': "import { x } from '../ui/thing'; export const y = x;",
  },
  'i18n-over-lib': { 'src/i18n/up.ts': "import { x } from '../ui/thing'; export const y = x;" },
  'ui-over-i18n': { 'src/ui/up.ts': "import { x } from '../store/thing'; export const y = x;" },
  'store-over-lib': { 'src/store/up.ts': "import { x } from '../ui/thing'; export const y = x;" },
  'features-below-screens': {
    'src/features/one/up.ts': "import { x } from '../../app/thing'; export const y = x;",
  },
  'screens-below-app': {
    'src/screens/one/up.ts': "import { x } from '../../app/thing'; export const y = x;",
  },
  'screens-are-islands': { 'src/screens/two/near.ts': "import { y } from '../one/up'; export const z = y;" },
  'features-are-islands': {
    'src/features/two/near.ts': "import { y } from '../one/up'; export const z = y;",
  },
  'server-features-are-islands': {
    'server/features/two/near.ts': "import { y } from '../one/up'; export const z = y;",
  },
  'session-knows-no-api': {
    'src/store/session/up.ts': "import { x } from '../api/thing'; export const y = x;",
  },
  'api-below-filters-and-access': {
    'src/store/api/up.ts': "import { x } from '../filters/thing'; export const y = x;",
  },
  'generated-behind-its-seam': {
    'src/screens/one/raw.ts': "import { x } from '../../store/api/generated/thing.gen'; export const y = x;",
  },
  'no-view-in-store-or-lib': {
    'src/store/view.ts': "import { Box } from '@mantine/core'; export const y = Box;",
  },
  'portal-knows-no-server': {
    'src/lib/service.ts': "import { x } from '../../server/thing'; export const y = x;",
  },
  'server-knows-no-portal': {
    'server/portal.ts': "import { x } from '../src/ui/thing'; export const y = x;",
  },
  'domain-over-lib': { 'server/domain/up.ts': "import { x } from '../db/thing'; export const y = x;" },
  'db-over-domain': { 'server/db/up.ts': "import { x } from '../http/thing'; export const y = x;" },
  'ports-over-db': { 'server/ports/up.ts': "import { x } from '../http/thing'; export const y = x;" },
  'texts-over-ports': { 'server/texts/up.ts': "import { x } from '../http/thing'; export const y = x;" },
  'mail-over-texts': { 'server/mail/up.ts': "import { x } from '../http/thing'; export const y = x;" },
  'queues-over-domain': { 'server/queues/up.ts': "import { x } from '../http/thing'; export const y = x;" },
  'printing-behind-its-port': {
    'server/printing/up.ts': "import { x } from '../http/thing'; export const y = x;",
  },
  'files-behind-their-port': {
    'server/files/up.ts': "import { x } from '../db/thing'; export const y = x;",
    'server/db/thing.ts': 'export const x = 1;',
  },
  'http-over-texts': { 'server/http/up.ts': "import { x } from '../db/thing'; export const y = x;" },
  'calls-over-http': { 'server/calls/up.ts': "import { x } from '../features/thing'; export const y = x;" },
  'auth-over-calls': { 'server/auth/up.ts': "import { x } from '../features/thing'; export const y = x;" },
  'stacks-over-db': { 'server/stacks/up.ts': "import { x } from '../http/thing'; export const y = x;" },
  'mail-queue-over-auth': {
    'server/mail-queue/up.ts': "import { x } from '../features/thing'; export const y = x;",
  },
  'people-over-auth': { 'server/people/up.ts': "import { x } from '../features/thing'; export const y = x;" },
  'features-over-people': {
    'server/features/one/up.ts': "import { x } from '../../static/thing'; export const y = x;",
  },
  'sender-over-routes': { 'server/sender/up.ts': "import { x } from '../db/thing'; export const y = x;" },
  'demo-behind-its-port': { 'server/demo/up.ts': "import { x } from '../http/thing'; export const y = x;" },
  'static-knows-no-one': { 'server/static/up.ts': "import { x } from '../http/thing'; export const y = x;" },
  'demo-known-to-the-start-alone': {
    'server/app.ts': "import { x } from './demo/thing'; export const y = x;",
  },
  'no-sql-in-handlers': {
    'server/features/one/one.handlers.ts': "import { x } from '../../db/schema'; export const y = x;",
    'server/db/schema.ts': 'export const x = 1;',
  },
  'routes-are-pure': {
    'server/features/one/one.routes.ts': "import { y } from './one.handlers'; export const z = y;",
  },
  'no-folder-cycles': {
    'server/features/two/a.ts': "import type { B } from '../three/b'; export type A = B;",
    'server/features/three/b.ts': 'export type B = 1;',
    'server/features/three/c.ts': "import type { A } from '../two/a'; export type C = A;",
  },
  'scripts-know-no-walks': { 'scripts/walks.ts': "import { x } from '../e2e/thing'; export const y = x;" },
  'test-helpers-in-tests-only': {
    'src/ui/usesTesting.ts': "import { x } from '../../mocks/thing'; export const y = x;",
  },
};

const things = [
  'src/ui',
  'src/app',
  'src/store',
  'src/store/api',
  'src/store/filters',
  'e2e',
  'mocks',
  'server',
  'server/db',
  'server/demo',
  'server/features',
  'server/http',
  'server/static',
];
const configs = ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'];

function violationsIn(folder: string, config: string): string[] {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const run = spawnSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', 'src', 'server', 'scripts'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const report: { summary: { violations: Violation[] } } = JSON.parse(run.stdout);
  return report.summary.violations.map((violation) => violation.rule.name);
}

describe('import rules', () => {
  let violated: Set<string>;
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stackyard-imports-'));
    const files: Record<string, string> = Object.assign({}, ...Object.values(planted));
    for (const place of things) files[`${place}/thing.ts`] = 'export const x = 1;';
    files['src/store/api/generated/thing.gen.ts'] = 'export const x = 1;';
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    for (const config of [...configs, 'tsconfig.json', 'package.json']) {
      cpSync(path.join(root, config), path.join(folder, config));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    violated = new Set(configs.flatMap((config) => violationsIn(folder, config)));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const rules: { name: string }[] = configs.flatMap((config) => load(path.join(root, config)).forbidden);

  it.each(rules.map((rule) => rule.name))('%s is reported where it is broken', (name) => {
    expect(Object.keys(planted)).toContain(name);
    expect([...violated]).toContain(name);
  });
});
