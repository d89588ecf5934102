import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router/dom';
import { LocaleProvider } from '@/i18n/LocaleProvider';
import '@/ui/styles/base.css';
import { AppContext, type AppContextValue } from './context/appContext';
import type { Router } from './context/browserPorts';
import { styleNonce } from './nonce';
import { cssVariables } from './theme/cssVariables';
import './theme/theme.css';
import { theme } from './theme/theme';

interface AppProps {
  router: Router;
  portal: AppContextValue;
}

export function App({ router, portal }: AppProps) {
  return (
    <AppContext value={portal}>
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
    </AppContext>
  );
}
