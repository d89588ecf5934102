import { readdirSync, readFileSync } from 'node:fs';

const pages = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.ts'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''));
const listed = readFileSync('src/app/pages.ts', 'utf8');

const specifierOf = (page: string) => (page.startsWith('app/') ? page.replace('app/', './') : `@/${page}`);

it('finds pages', () => expect(pages.length).toBeGreaterThan(20));

it.each(pages)('src/app/pages.ts lists src/%s.ts', (page) => {
  expect(listed).toContain(`'${specifierOf(page)}'`);
});
