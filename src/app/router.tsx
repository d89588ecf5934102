import { Button, Stack, Title } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { Outlet, type RouteObject, useLocation, useRouteError } from 'react-router';
import { preloadPortalTexts, WithPortalTexts } from '@/i18n/LocaleProvider';
import { useText } from '@/i18n/useText';
import type { Page } from '@/navigation/page';
import { PageLoader } from '@/ui/feedback/PageLoader';
import { FirstPageContext } from '@/ui/layout/firstPage';
import { useAppContext } from './context/appContext';
import { pages } from './pages';
import { isReloading } from './staleChunks';

function routesOf(within: Page['within'], texts: Page['texts']): RouteObject[] {
  const ofKind = pages.filter((page) => page.within === within && page.texts === texts);
  return ofKind.flatMap(({ patterns, ...page }) =>
    patterns.map((path) => ({ path, lazy: async () => ({ Component: await screenOf(page) }) })),
  );
}

async function screenOf({ load, feature }: Pick<Page, 'load' | 'feature'>): Promise<ComponentType> {
  if (feature === undefined) return load();
  const [Screen, { ifOffered }] = await Promise.all([load(), import('./sign-in/ifOffered')]);
  return ifOffered(feature, Screen);
}

function withTexts(load: () => Promise<ComponentType>) {
  return async () => {
    const [Component] = await Promise.all([load(), preloadPortalTexts()]);
    return { Component };
  };
}

function PortalTexts() {
  return (
    <WithPortalTexts fallback={<PageLoader />}>
      <Outlet />
    </WithPortalTexts>
  );
}

function Root() {
  const { pathname } = useLocation();
  const [loadedFor, setLoadedFor] = useState<string | null>(pathname);
  if (loadedFor !== null && loadedFor !== pathname) setLoadedFor(null);
  return (
    <FirstPageContext value={loadedFor === pathname}>
      <Outlet />
    </FirstPageContext>
  );
}

export const routeTable: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: PageLoader,
    ErrorBoundary: RouteError,
    children: [
      ...routesOf('nothing', 'start'),
      { lazy: withTexts(async () => PortalTexts), children: routesOf('nothing', 'portal') },
      {
        lazy: withTexts(async () => (await import('./sign-in/RequireAccessUnframed')).RequireAccessUnframed),
        children: routesOf('guard', 'portal'),
      },
      {
        lazy: withTexts(async () => (await import('./sign-in/RequireAccess')).RequireAccess),
        // The boundary is inside the guard, so that the frame stays when a screen fails.
        children: [{ ErrorBoundary: RouteError, children: routesOf('frame', 'portal') }],
      },
    ],
  },
];

function RouteError() {
  const t = useText();
  const error = useRouteError();
  const { hasStarted, openStore } = useAppContext();
  const { pathname } = useLocation();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    console.error(error);
    // Without a store nobody has signed in.
    if (isReloading() || !hasStarted()) return;
    let isCurrent = true;
    const report = async () => {
      const [store, { reportError }] = await Promise.all([openStore(), import('@/store/api/portalErrorApi')]);
      const errorId = await store.dispatch(reportError(error, pathname));
      if (isCurrent) setId(errorId);
    };
    // An error that could not be sent has no number.
    report().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [error, pathname, hasStarted, openStore]);
  if (isReloading()) return <PageLoader />;
  return (
    <Stack align="flex-start" p="xl" role="alert">
      <Title order={1}>{t('ui.failure.title')}</Title>
      <p>{t('ui.failure.text')}</p>
      {id !== null && <p>{t('ui.failure.id', { id })}</p>}
      <Button onClick={() => window.location.reload()}>{t('ui.failure.reload')}</Button>
    </Stack>
  );
}
