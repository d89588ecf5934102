import { setupListeners } from '@reduxjs/toolkit/query/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App';
import './app/nonce';
import { browserPorts } from './app/ports';
import { routes } from './app/router';
import { reloadOnStaleChunks } from './app/staleChunks';
import { createStore } from './store/store';

reloadOnStaleChunks();
const router = createBrowserRouter(routes);
const store = createStore(browserPorts(router));
setupListeners(store.dispatch);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element "root"');
createRoot(root).render(
  <StrictMode>
    <App router={router} store={store} />
  </StrictMode>,
);
