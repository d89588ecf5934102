import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { buildPorts } from '@mocks/store/buildPorts';
import { AppContext } from '@/app/context/appContext';
import { routerPorts } from '@/app/context/browserPorts';
import { failureFeed } from '@/app/context/failureFeed';
import { beginSession, rememberAccess } from '@/app/context/openStore';
import { routeTable as portalRoutes } from '@/app/router';
import { cssVariables } from '@/app/theme/cssVariables';
import { theme } from '@/app/theme/theme';
import type { Catalogue } from '@/i18n/catalogues';
import { LoadedLocale } from '@/i18n/LocaleContext';
import { homeLocales } from '@/i18n/language';
import { features } from '@/lib/generated/enums.gen';
import type { Language } from '@/lib/languages';
import { type RememberedFrame, storeFrame } from '@/store/access/rememberedFrame';
import type { SignInAccess } from '@/store/api/client/authCalls';
import { type Feature, featuresRead } from '@/store/api/featuresSlice';
import { frameRestored } from '@/store/listeners/frameListeners';
import type { Ports } from '@/store/ports/ports';
import { type Session, storeSession } from '@/store/session/session';
import { createStore } from '@/store/store';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';

type Entry = string | { pathname: string; search?: string; state: unknown };

interface AppOptions {
  session?: Session;
  language?: Language;
  routes?: RouteObject[];
  tabs?: Ports['tabs'];
  /**
   * The service has announced these features, by default all of them; null means that it has not announced
   * any yet.
   */
  offered?: readonly Feature[] | null;
  frame?: RememberedFrame | null;
}

/**
 * Opens the portal at a path with its real routes, store and screens; only the service is a mock. Returns the
 * router, the store and a `user` for actions.
 */
export function renderApp(entry: Entry, options: AppOptions = {}) {
  const {
    session = null,
    language = 'en',
    routes = portalRoutes,
    tabs,
    offered = features,
    frame = null,
  } = options;
  // The last test's notices must not appear here.
  notifications.clean();
  storeSession(session);
  storeFrame(frame);
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const ports = buildPorts({
    ...routerPorts(router),
    notifyFailure: failureFeed.post,
    notifyRecovery: failureFeed.recover,
    hasUnsavedText: unsavedText.exists,
    ...(tabs && { tabs }),
  });
  const store = createStore(ports, session);
  if (frame) store.dispatch(frameRestored());
  if (offered) store.dispatch(featuresRead({ features: offered }));
  const catalogue: Catalogue = jest.requireActual(`../../translations/${language}.json`);
  const locale = { language, locale: homeLocales[language], setLanguage: () => undefined };
  const opened = Promise.resolve(store);
  let hasStarted = false;
  const openStore = () => {
    hasStarted = true;
    return opened;
  };
  const startSession = async (started: Session, access: SignInAccess | null) => {
    beginSession(await openStore(), started);
    if (access) rememberAccess(store, access);
  };
  const view = render(
    <AppContext value={{ openStore, startSession, hasStarted: () => hasStarted, tabs: ports.tabs }}>
      <Provider store={store}>
        <MantineProvider env="test" theme={theme} cssVariablesResolver={cssVariables}>
          <LoadedLocale state={locale} catalogue={catalogue}>
            <RouterProvider router={router} />
          </LoadedLocale>
        </MantineProvider>
      </Provider>
    </AppContext>,
  );
  return { ...view, router, store, ports, user: userEvent.setup({ delay: null }) };
}
