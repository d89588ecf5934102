import { Button, Stack, Title } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { Outlet, type RouteObject, useLocation, useRouteError } from 'react-router';
import type { CataloguePart } from '@/i18n/catalogues';
import { preloadTexts, WithTexts } from '@/i18n/LocaleProvider';
import { useText } from '@/i18n/useText';
import { patterns } from '@/navigation/paths';
import { PageLoader } from '@/ui/feedback/PageLoader';
import { useAppContext } from './context/appContext';
import { isReloading } from './staleChunks';

/** Every screen is its own chunk; the frame loads with the first page that needs it. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: PageLoader,
    ErrorBoundary: RouteError,
    children: [
      {
        path: patterns.login,
        lazy: async () => ({ Component: (await import('./sign-in/SignIn')).SignIn }),
      },
      {
        path: patterns.forgotPassword,
        lazy: async () => ({
          Component: (await import('@/screens/account/ForgotPasswordScreen')).ForgotPasswordScreen,
        }),
      },
      {
        path: patterns.resetPassword,
        lazy: async () => ({
          Component: (await import('@/screens/account/ResetPasswordScreen')).ResetPasswordScreen,
        }),
      },
      {
        path: patterns.confirmAccount,
        lazy: async () => ({
          Component: (await import('@/screens/account/ConfirmAccountScreen')).ConfirmAccountScreen,
        }),
      },
      // Outside the guard: the token of the link opens it, without the frame.
      {
        ...withTexts('report'),
        children: [
          {
            path: patterns.stackReport,
            lazy: async () => ({
              Component: (await import('@/screens/stack-report/page/StackReportScreen')).StackReportScreen,
            }),
          },
        ],
      },
      {
        path: patterns.notAuthorized,
        lazy: async () => ({ Component: (await import('./sign-in/Refused')).Refused }),
      },
      {
        lazy: guard(async () => (await import('./sign-in/RequireAccessUnframed')).RequireAccessUnframed),
        children: [
          {
            ...withTexts('cards', 'report'),
            children: [
              {
                path: patterns.measurementCardReport,
                lazy: async () => ({
                  Component: (await import('@/screens/stack-report/card/CardReportScreen')).CardReportScreen,
                }),
              },
            ],
          },
        ],
      },
      {
        lazy: guard(async () => (await import('./sign-in/RequireAccess')).RequireAccess),
        children: [
          {
            // Inside the guard, so that the frame stays when a screen fails.
            ErrorBoundary: RouteError,
            children: [
              {
                ...withTexts('administration'),
                children: [
                  {
                    path: patterns.organizations,
                    lazy: async () => ({
                      Component: (await import('@/screens/organizations/OrganizationsScreen'))
                        .OrganizationsScreen,
                    }),
                  },
                  {
                    path: patterns.organization,
                    lazy: async () => ({
                      Component: (await import('@/screens/organization/OrganizationScreen'))
                        .OrganizationScreen,
                    }),
                  },
                  {
                    path: patterns.department,
                    lazy: async () => ({
                      Component: (await import('@/screens/department/DepartmentScreen')).DepartmentScreen,
                    }),
                  },
                  ...[patterns.organizationPerson, patterns.departmentPerson].map((path) => ({
                    path,
                    lazy: async () => ({
                      Component: (await import('@/screens/person/PersonScreen')).PersonScreen,
                    }),
                  })),
                ],
              },
              {
                ...withTexts('settings'),
                children: [
                  {
                    path: patterns.deletedOrganizations,
                    lazy: async () => ({
                      Component: (await import('@/screens/deleted-organizations/DeletedOrganizationsScreen'))
                        .DeletedOrganizationsScreen,
                    }),
                  },
                  {
                    path: patterns.globalAdmins,
                    lazy: async () => ({
                      Component: (await import('@/screens/global-admins/GlobalAdminsScreen'))
                        .GlobalAdminsScreen,
                    }),
                  },
                ],
              },
              {
                ...withTexts('cards'),
                children: [
                  {
                    path: patterns.measurementCards,
                    lazy: async () => ({
                      Component: (await import('@/screens/measurement-cards/MeasurementCardsScreen'))
                        .MeasurementCardsScreen,
                    }),
                  },
                  {
                    path: patterns.measurementCardVersion,
                    lazy: async () => ({
                      Component: (await import('@/screens/measurement-cards/version/CardVersionScreen'))
                        .CardVersionScreen,
                    }),
                  },
                ],
              },
              {
                ...withTexts('administration', 'history', 'lists'),
                children: [patterns.organizationHistory, patterns.departmentHistory].map((path) => ({
                  path,
                  lazy: async () => ({
                    Component: (await import('@/screens/history/HistoryScreen')).HistoryScreen,
                  }),
                })),
              },
              ...[patterns.organizationDashboard, patterns.departmentDashboard].map((path) => ({
                path,
                lazy: async () => ({
                  Component: (await import('@/screens/dashboard/DashboardScreen')).DashboardScreen,
                }),
              })),
              {
                ...withTexts('lists'),
                children: [
                  {
                    path: patterns.stacks,
                    lazy: async () => ({
                      Component: (await import('@/screens/stacks/StacksScreen')).StacksScreen,
                    }),
                  },
                  {
                    path: patterns.sawmillStacks,
                    lazy: async () => ({
                      Component: (await import('@/screens/sawmill-stacks/SawmillStacksScreen'))
                        .SawmillStacksScreen,
                    }),
                  },
                ],
              },
              {
                ...withTexts('stack'),
                children: [
                  {
                    path: patterns.stack,
                    lazy: async () => ({
                      Component: (await import('@/screens/stack/StackScreen')).StackScreen,
                    }),
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({
          Component: (await import('@/screens/not-found/NotFoundScreen')).NotFoundScreen,
        }),
      },
    ],
  },
];

/** With the texts of the pages behind it. */
function guard(load: () => Promise<ComponentType>) {
  return async () => {
    const texts = preloadTexts(['portal']);
    const Component = await load();
    await texts;
    return { Component };
  };
}

/** For pages that need further texts, which load beside their code. */
function withTexts(...parts: CataloguePart[]) {
  return {
    lazy: async () => {
      await preloadTexts(parts);
      return {};
    },
    element: (
      <WithTexts parts={parts} fallback={<PageLoader />}>
        <Outlet />
      </WithTexts>
    ),
  };
}

/** Shows next steps, and the number with which the operator finds the error in the log of the service. */
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
      const given = await store.dispatch(reportError(error, pathname));
      if (isCurrent) setId(given);
    };
    // What could not be loaded or sent has no number.
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
