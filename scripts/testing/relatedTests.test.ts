import { existsSync } from 'node:fs';
import { readers } from './readers';
import { relatedTests } from './relatedTests';

const importers = new Map(
  Object.entries({
    'src/lib/round.ts': ['src/lib/round.test.ts', 'src/ui/Volume.tsx'],
    'src/lib/round.test.ts': [],
    'src/ui/Volume.tsx': ['src/ui/Volume.test.tsx', 'src/screens/Stack.tsx'],
    'src/ui/Volume.test.tsx': [],
    'src/screens/Stack.tsx': ['src/screens/Stack.test.tsx', 'src/lib/page.test.ts'],
    'src/screens/Stack.test.tsx': [],
    'src/lib/page.test.ts': [],
    'src/lib/other.test.ts': [],
    'scripts/gates/glossary.test.ts': [],
    'scripts/gates/gates.ts': ['e2e/map.e2e.ts'],
    'server/db/migrations.ts': ['server/db/migrations.test.ts'],
    'server/db/migrations.test.ts': [],
    'e2e/portal.ts': ['e2e/map.e2e.ts'],
    'e2e/map.e2e.ts': [],
  }),
);

it('are those that import what has changed: its own, those of its folder, then with the fewest imports between', () => {
  expect(relatedTests(['src/lib/round.ts'], importers)).toEqual([
    'src/lib/round.test.ts',
    'src/lib/page.test.ts',
    'scripts/gates/glossary.test.ts',
    'src/ui/Volume.test.tsx',
    'src/screens/Stack.test.tsx',
  ]);
});

it('are a test that has changed itself, and walks of which a part has', () => {
  expect(relatedTests(['src/lib/other.test.ts'], importers)).toEqual(['src/lib/other.test.ts']);
  expect(relatedTests(['e2e/portal.ts'], importers)).toEqual(['e2e/map.e2e.ts']);
});

it('are by the table for what is read', () => {
  expect(relatedTests(['server/db/migrations/0061_new.sql'], importers)).toContain(
    'server/db/migrations.test.ts',
  );
});

it('are those of the folder for what nobody imports: a deleted file, a style sheet', () => {
  expect(relatedTests(['e2e/scenes/gone.ts', 'docs/picture.png'], importers)).toEqual([]);
  expect(relatedTests(['e2e/gone.ts'], importers)).toEqual(['e2e/map.e2e.ts']);
});

it('come from a table of at most ten lines, which names nothing that is gone', () => {
  expect(readers.length).toBeLessThanOrEqual(10);
  expect(readers.flatMap(([, by]) => by).filter((file) => !existsSync(file))).toEqual([]);
});
