import { combineReducers } from '@reduxjs/toolkit';
import { createPageFilters } from './createPageFilters';
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

export const stackFilterPage = createPageFilters({
  name: 'stacks',
  read: readStackFilters,
  write: writeStackFilters,
  none: noStackFilters,
  firstPage,
});

export const sawmillFilterPage = createPageFilters({
  name: 'sawmillStacks',
  read: readSawmillFilters,
  write: writeSawmillFilters,
  none: noSawmillFilters,
  firstPage,
});

export const dashboardFilterPage = createPageFilters({
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
