import { MantineProvider } from '@mantine/core';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { LocaleProvider } from '../i18n/LocaleProvider';
import type { AppStore } from '../store/store';
import '../ui/styles/base.css';
import { cssVariables } from './cssVariables';
import { styleNonce } from './nonce';
import type { Router } from './ports';
import './theme.css';
import { theme } from './theme';

interface AppProps {
  router: Router;
  store: AppStore;
}

/** Everything that every page stands in. */
export function App({ router, store }: AppProps) {
  return (
    <Provider store={store}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <LocaleProvider>
          <RouterProvider router={router} />
        </LocaleProvider>
      </MantineProvider>
    </Provider>
  );
}
