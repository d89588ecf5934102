import type { RouteObject } from 'react-router';
import { PageLoader } from '@/ui/feedback/PageLoader';
import { RouteError } from '@/ui/feedback/RouteError';

/** The whole route table. Every screen is a chunk of its own; the frame comes with the first page that needs it. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: PageLoader,
    ErrorBoundary: RouteError,
    children: [
      {
        path: '/',
        lazy: async () => ({ Component: (await import('./sign-in/SignIn')).SignIn }),
      },
      {
        path: '/forgot-password',
        lazy: async () => ({
          Component: (await import('@/screens/account/ForgotPasswordScreen')).ForgotPasswordScreen,
        }),
      },
      {
        path: '/reset-password',
        lazy: async () => ({
          Component: (await import('@/screens/account/ResetPasswordScreen')).ResetPasswordScreen,
        }),
      },
      {
        path: '/confirm',
        lazy: async () => ({
          Component: (await import('@/screens/account/ConfirmAccountScreen')).ConfirmAccountScreen,
        }),
      },
      {
        // Outside the guard: the token of the link opens it, and nothing of the frame is loaded.
        path: '/pdf/stack-measurement-report',
        lazy: async () => ({
          Component: (await import('@/screens/stack-report/page/StackReportScreen')).StackReportScreen,
        }),
      },
      {
        path: '/notauthorized',
        lazy: async () => ({ Component: (await import('./sign-in/Refused')).Refused }),
      },
      {
        lazy: async () => ({ Component: (await import('./sign-in/Guarded')).Guarded }),
        children: [
          {
            // Inside the guard, so that a screen that breaks leaves the frame standing.
            ErrorBoundary: RouteError,
            children: [
              {
                path: '/organizations',
                lazy: async () => ({
                  Component: (await import('@/screens/organizations/OrganizationsScreen'))
                    .OrganizationsScreen,
                }),
              },
              {
                path: '/organization/:orgId',
                lazy: async () => ({
                  Component: (await import('@/screens/organization/OrganizationScreen')).OrganizationScreen,
                }),
              },
              ...['/organization/:orgId/dashboard', '/organization/:orgId/department/:deptId/dashboard'].map(
                (path) => ({
                  path,
                  lazy: async () => ({
                    Component: (await import('@/screens/dashboard/DashboardScreen')).DashboardScreen,
                  }),
                }),
              ),
              {
                path: '/organization/:orgId/department/:deptId',
                lazy: async () => ({
                  Component: (await import('@/screens/department/DepartmentScreen')).DepartmentScreen,
                }),
              },
              ...[
                '/organization/:orgId/person/:personId',
                '/organization/:orgId/department/:deptId/person/:personId',
              ].map((path) => ({
                path,
                lazy: async () => ({
                  Component: (await import('@/screens/person/PersonScreen')).PersonScreen,
                }),
              })),
              {
                path: '/organization/:orgId/department/:deptId/stacks',
                lazy: async () => ({
                  Component: (await import('@/screens/stacks/StacksScreen')).StacksScreen,
                }),
              },
              {
                path: '/organization/:orgId/department/:deptId/stack/:stackId',
                lazy: async () => ({
                  Component: (await import('@/screens/stack/StackScreen')).StackScreen,
                }),
              },
              {
                path: '/sawmill/stacks',
                lazy: async () => ({
                  Component: (await import('@/screens/sawmill-stacks/SawmillStacksScreen'))
                    .SawmillStacksScreen,
                }),
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
