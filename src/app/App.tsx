import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router/dom';
import { LocaleProvider } from '@/i18n/LocaleProvider';
import '@/ui/styles/base.css';
import { cssVariables } from './cssVariables';
import { styleNonce } from './nonce';
import { type Portal, PortalContext } from './portal';
import type { Router } from './ports';
import './theme.css';
import { theme } from './theme';

interface AppProps {
  router: Router;
  portal: Portal;
}

/** Everything that every page stands in. */
export function App({ router, portal }: AppProps) {
  return (
    <PortalContext value={portal}>
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
    </PortalContext>
  );
}
