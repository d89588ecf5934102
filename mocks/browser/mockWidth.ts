/** The width is in em. */
export function mockWidth(width: number): void {
  const real = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = /^\(width >= (\d+)em\)$/.exec(query)?.[1];
    return { ...real(query), matches: least !== undefined && width >= Number(least) };
  });
}
