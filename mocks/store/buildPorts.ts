import type { Ports } from '@/store/ports/ports';
import { mockTabs } from './mockTabs';

export function buildPorts(
  given: Partial<
    Pick<
      Ports,
      'navigate' | 'location' | 'isLeaving' | 'notifyFailure' | 'notifyRecovery' | 'hasUnsavedText' | 'tabs'
    >
  > = {},
) {
  const nowhere = mockTabs()();
  return {
    navigate: jest.fn<void, Parameters<Ports['navigate']>>(given.navigate),
    location: given.location ?? (() => ({ pathname: '/', search: '' })),
    isLeaving: given.isLeaving ?? (() => false),
    notifyFailure: jest.fn<void, Parameters<Ports['notifyFailure']>>(given.notifyFailure),
    notifyRecovery: jest.fn<void, Parameters<Ports['notifyRecovery']>>(given.notifyRecovery),
    saveFile: jest.fn<void, Parameters<Ports['saveFile']>>(),
    hasUnsavedText: given.hasUnsavedText ?? (() => false),
    keepTextOf: jest.fn<void, Parameters<Ports['keepTextOf']>>(),
    tabs: given.tabs ?? nowhere,
  } satisfies Ports;
}
