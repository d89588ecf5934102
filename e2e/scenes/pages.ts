import { matchRoutes } from 'react-router';
import { pages } from '../../src/app/pages';
import type { Account, Scene } from './scene';

const routes = pages.flatMap((page) => page.patterns.map((path) => ({ path, page })));

function pageAt(path: string) {
  const [address = ''] = path.split('?');
  return matchRoutes(routes, address)?.at(-1)?.route.page;
}

function visitorOf(pattern: string): Account {
  if (pattern.includes('/:orgId')) return 'organization';
  return pattern.startsWith('/sawmill/') ? 'sawmill' : 'global';
}

export function pageScenes(written: readonly Scene[]): Scene[] {
  const shown = new Set(written.map(({ path }) => pageAt(path)));
  return pages
    .filter((page) => !shown.has(page))
    .map(({ patterns: [pattern], within }) => ({
      name: pattern,
      ...(within !== 'nothing' && { as: visitorOf(pattern) }),
      path: pattern.replaceAll(/:(\w+)/g, '{$1}'),
      isOfTheDay: true,
    }));
}
