import type { Ports } from '../src/store/ports';

/** Ports that lead nowhere and remember what was asked of them. */
export function buildPorts(given: Partial<Ports> = {}) {
  return {
    navigate: jest.fn<void, Parameters<Ports['navigate']>>(),
    location: () => ({ pathname: '/', search: '' }),
    notifyFailure: jest.fn<void, Parameters<Ports['notifyFailure']>>(),
    saveFile: jest.fn<void, Parameters<Ports['saveFile']>>(),
    tabs: { post: () => undefined, subscribe: () => undefined },
    ...given,
  };
}
