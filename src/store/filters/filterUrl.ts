import { type DayRange, isReversed } from '@/lib/dateRange';
import type { Day } from '@/lib/day';
import { dateTypes, orderDirections, stackOrders, stackStates } from '@/lib/generated/enums.gen';
import {
  type DashboardFilters,
  type Distance,
  defaultDashboardFilters,
  defaultSawmillFilters,
  defaultStackFilters,
  type ListView,
  pageSizes,
  type SawmillFilters,
  type StackFilters,
} from './filterDefaults';
import * as url from './urlValues';

function readRange(params: URLSearchParams, defaults: DayRange): DayRange {
  const from = url.readDay(params.get('from'));
  const to = url.readDay(params.get('to'));
  const range = {
    from: from === undefined ? defaults.from : from,
    to: to === undefined ? defaults.to : to,
  };
  return isReversed(range) ? { from: defaults.from, to: defaults.to } : range;
}

function readOrder(params: URLSearchParams, none: Pick<ListView, 'orderBy' | 'orderDirection'>) {
  const orderBy = url.readOneOf(params.get('orderBy'), stackOrders);
  if (orderBy === undefined) return { orderBy: none.orderBy, orderDirection: none.orderDirection };
  const direction = url.readOneOf(params.get('orderDirection'), orderDirections);
  return { orderBy, orderDirection: direction ?? none.orderDirection };
}

function readView(params: URLSearchParams, defaults: ListView): ListView {
  return {
    ...readRange(params, defaults),
    page: url.readPage(params.get('page')) ?? defaults.page,
    pageSize: url.readOneOf(params.get('pageSize'), pageSizes) ?? defaults.pageSize,
    showMap: url.readBoolean(params.get('showMap')) ?? defaults.showMap,
    showList: url.readBoolean(params.get('showList')) ?? defaults.showList,
    ...readOrder(params, defaults),
  };
}

function readLengths(params: URLSearchParams): { min: number | null; max: number | null } {
  const min = url.readLength(params.get('assortmentLengthMin')) ?? null;
  const max = url.readLength(params.get('assortmentLengthMax')) ?? null;
  return min !== null && max !== null && min > max ? { min: null, max: null } : { min, max };
}

function readDistance(params: URLSearchParams): Distance | null {
  const near = url.readPoint(params.get('near'));
  const radiusKm = url.readRadius(params.get('radiusKm'));
  return near && radiusKm !== undefined ? { near, radiusKm } : null;
}

function readShared(params: URLSearchParams): Omit<DashboardFilters, keyof DayRange> {
  const lengths = readLengths(params);
  return {
    surveyors: url.readTexts(params.getAll('surveyors')),
    treeSpecies: url.readTexts(params.getAll('treeSpecies')),
    assortments: url.readTexts(params.getAll('assortments')),
    sawmillIds: url.readTexts(params.getAll('sawmillIds')),
    areaNumber: url.readText(params.get('areaNumber')) ?? null,
    assortmentLengthMin: lengths.min,
    assortmentLengthMax: lengths.max,
  };
}

/** A missing key gives the default, and an unreadable value is dropped. Never throws. */
export function readStackFilters(params: URLSearchParams, today: Day): StackFilters {
  const defaults = defaultStackFilters(today);
  return {
    ...readView(params, defaults),
    dateType: url.readOneOf(params.get('dateType'), dateTypes) ?? defaults.dateType,
    search: url.readSearch(params.get('search')) ?? '',
    states: url.readTexts(params.getAll('states')).flatMap((text) => url.readOneOf(text, stackStates) ?? []),
    registrators: url.readTexts(params.getAll('registrators')),
    ...readShared(params),
    fullMeasurement: url.readBoolean(params.get('fullMeasurement')) ?? null,
    hasPosition: url.readBoolean(params.get('hasPosition')) ?? null,
    evidenceFailed: url.readBoolean(params.get('evidenceFailed')) ?? null,
    eudrReady: url.readBoolean(params.get('eudrReady')) ?? null,
    withdrawn: url.readBoolean(params.get('withdrawn')) ?? false,
    distance: readDistance(params),
  };
}

export function readDashboardFilters(params: URLSearchParams, today: Day): DashboardFilters {
  return { ...readRange(params, defaultDashboardFilters(today)), ...readShared(params) };
}

export function readSawmillFilters(params: URLSearchParams, today: Day): SawmillFilters {
  return {
    ...readView(params, defaultSawmillFilters(today)),
    search: url.readSearch(params.get('search')) ?? '',
    organizationIds: url.readTexts(params.getAll('organizationIds')),
    departmentIds: url.readTexts(params.getAll('departmentIds')),
  };
}

type Written = Record<string, string | string[] | null>;

function withKeys(params: URLSearchParams, written: Written): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of Object.keys(written)) next.delete(key);
  for (const [key, value] of Object.entries(written)) {
    for (const one of value === null ? [] : [value].flat()) next.append(key, one);
  }
  return next;
}

/** The query always holds the range, so that a link shows the same days tomorrow. `from=` is an open end. */
function writtenRange({ from, to }: DayRange): Written {
  return { from: from ?? '', to: to ?? '' };
}

function writtenView(view: ListView): Written {
  const { page, pageSize, showMap, showList, orderBy, orderDirection } = view;
  return {
    orderBy,
    orderDirection: orderBy !== null && orderDirection === 'Descending' ? orderDirection : null,
    page: page === 1 ? null : String(page),
    pageSize: pageSize === 50 ? null : String(pageSize),
    showMap: showMap ? null : 'false',
    showList: showList ? null : 'false',
  };
}

function textOf(value: number | boolean | null): string | null {
  return value === null ? null : String(value);
}

function writtenShared(filters: Omit<DashboardFilters, keyof DayRange>): Written {
  return {
    surveyors: filters.surveyors,
    treeSpecies: filters.treeSpecies,
    assortments: filters.assortments,
    sawmillIds: filters.sawmillIds,
    areaNumber: filters.areaNumber,
    assortmentLengthMin: textOf(filters.assortmentLengthMin),
    assortmentLengthMax: textOf(filters.assortmentLengthMax),
  };
}

export function writeStackFilters(filters: StackFilters, params: URLSearchParams): URLSearchParams {
  return withKeys(params, {
    dateType: filters.dateType,
    ...writtenRange(filters),
    search: filters.search || null,
    states: filters.states,
    registrators: filters.registrators,
    ...writtenShared(filters),
    fullMeasurement: textOf(filters.fullMeasurement),
    hasPosition: textOf(filters.hasPosition),
    evidenceFailed: textOf(filters.evidenceFailed),
    eudrReady: textOf(filters.eudrReady),
    withdrawn: filters.withdrawn ? 'true' : null,
    near: filters.distance && `${filters.distance.near.latitude},${filters.distance.near.longitude}`,
    radiusKm: textOf(filters.distance?.radiusKm ?? null),
    ...writtenView(filters),
  });
}

export function writeDashboardFilters(filters: DashboardFilters, params: URLSearchParams): URLSearchParams {
  return withKeys(params, { ...writtenRange(filters), ...writtenShared(filters) });
}

export function writeSawmillFilters(filters: SawmillFilters, params: URLSearchParams): URLSearchParams {
  return withKeys(params, {
    ...writtenRange(filters),
    search: filters.search || null,
    organizationIds: filters.organizationIds,
    departmentIds: filters.departmentIds,
    ...writtenView(filters),
  });
}
