/** Makes the window of the current test as narrow as a phone. */
export function mockPhone(): void {
  const desktop = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...desktop(query), matches: query === '(width < 48em)' }));
}
