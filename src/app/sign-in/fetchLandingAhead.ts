import { matchRoutes } from 'react-router';
import type { Router } from '@/app/context/browserPorts';
import { paths } from '@/navigation/paths';
import { loadAhead, whenIdle } from '@/ui/feedback/loadAhead';
import { expectedLanding } from './lastLanding';

/**
 * Each step names the export that is used. If a step loaded a whole module, the bundler would add an export
 * to the frame's chunk that this chunk does not define.
 */
const sharedSteps = [
  async () => (await import('@/app/context/openStore')).createBrowserStore,
  async () => (await import('./Landing')).Landing,
];

function screenSteps({ routes, state }: Router): (() => Promise<unknown>)[] {
  const matches = matchRoutes(routes, expectedLanding(state.location.state)) ?? [];
  return matches.flatMap(({ route: { lazy } }) => (typeof lazy === 'function' ? [async () => lazy()] : []));
}

export function fetchLandingAhead(router: Router): void {
  if (router.state.location.pathname !== paths.login) return;
  const leave = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    leave();
    void (async () => {
      for (const step of [...sharedSteps, ...screenSteps(router)]) {
        await whenIdle();
        await loadAhead<unknown>(step);
      }
    })().catch(() => undefined);
  });
}
