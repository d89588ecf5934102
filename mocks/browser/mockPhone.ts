import { act } from '@testing-library/react';
import { widths } from '@/ui/layout/widths';

/**
 * Makes the window of the current test as narrow as a phone. The returned function turns the phone sideways,
 * which makes the window wide.
 */
export function mockPhone(): () => void {
  const desktop = window.matchMedia;
  const turned = new EventTarget();
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...desktop(query),
    matches: query === widths.phone,
    addEventListener: turned.addEventListener.bind(turned),
    removeEventListener: turned.removeEventListener.bind(turned),
  }));
  return () => act(() => turned.dispatchEvent(Object.assign(new Event('change'), { matches: false })));
}
