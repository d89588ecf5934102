import { combineReducers } from '@reduxjs/toolkit';
import { createFilterPage } from './createFilterPage';
import { noDashboardFilters, noSawmillFilters, noStackFilters } from './filterDefaults';
import {
  readDashboardFilters,
  readSawmillFilters,
  readStackFilters,
  writeDashboardFilters,
  writeSawmillFilters,
  writeStackFilters,
} from './filterUrl';

const firstPage = { page: 1 };

export const stackFilterPage = createFilterPage({
  name: 'stacks',
  read: readStackFilters,
  write: writeStackFilters,
  none: noStackFilters,
  firstPage,
});

export const sawmillFilterPage = createFilterPage({
  name: 'sawmillStacks',
  read: readSawmillFilters,
  write: writeSawmillFilters,
  none: noSawmillFilters,
  firstPage,
});

export const dashboardFilterPage = createFilterPage({
  name: 'dashboard',
  read: readDashboardFilters,
  write: writeDashboardFilters,
  none: noDashboardFilters,
  firstPage: {},
});

export const filterPages = [stackFilterPage, sawmillFilterPage, dashboardFilterPage];

export const filtersReducer = combineReducers({
  stacks: stackFilterPage.reducer,
  sawmillStacks: sawmillFilterPage.reducer,
  dashboard: dashboardFilterPage.reducer,
});
