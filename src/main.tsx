import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App';
import { foldLongAddresses, unfoldAddresses } from './app/address/longAddress';
import './app/nonce';
import { createAppContext } from './app/context/appContext';
import { routeTable } from './app/router';
import './app/startScreens';
import { fetchLandingAhead } from './app/sign-in/fetchLandingAhead';
import { reloadOnStaleChunks } from './app/staleChunks';
import { printInLightColours } from './app/theme/printInLightColours';
import { takeReportToken } from './store/session/reportLink';
import { rootId } from './ui/first-form/firstForm';

// The token is taken before anything else is loaded or requested.
takeReportToken();
unfoldAddresses();
const router = foldLongAddresses(createBrowserRouter(routeTable));
reloadOnStaleChunks(router);
fetchLandingAhead(router);
printInLightColours();

const root = document.getElementById(rootId);
if (!root) throw new Error(`index.html has no element "${rootId}"`);
createRoot(root).render(
  <StrictMode>
    <App router={router} portal={createAppContext(router)} />
  </StrictMode>,
);
