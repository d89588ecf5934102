import type { Router } from '@/app/context/browserPorts';
import { loadCatalogue } from '@/i18n/catalogues';
import { firstLanguage } from '@/i18n/language';
import { paths } from '@/navigation/paths';
import { loadAhead } from '@/ui/feedback/loadAhead';

/**
 * What most people see first, in the order in which it is needed. Each names the export that is used: for a whole module
 * the bundler writes an export into the frame's chunk that it does not define.
 */
const steps = [
  async () => (await import('@/app/context/openStore')).createBrowserStore,
  async () => (await import('./Landing')).Landing,
  async () => (await import('./RequireAccess')).RequireAccess,
  () => loadCatalogue(firstLanguage(), ['portal', 'stacks', 'dashboard']),
  async () => (await import('@/screens/dashboard/DashboardScreen')).DashboardScreen,
];

/** Safari has no idle callback. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

/** Loads the first screen after sign-in while the person types, each step in an idle moment of its own. */
export function fetchLandingAhead(router: Router): void {
  if (router.state.location.pathname !== paths.login) return;
  const leave = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    leave();
    void (async () => {
      for (const step of steps) {
        await whenIdle();
        await loadAhead<unknown>(step);
      }
    })().catch(() => undefined);
  });
}
