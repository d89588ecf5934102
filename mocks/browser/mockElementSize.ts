/** Every observed element gets this size, because jsdom has no layout. */
export function mockElementSize(width: number, height: number): void {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const observer: ResizeObserver = {
      observe: (target) => {
        const contentRect = new DOMRect(0, 0, width, height);
        const entry = {
          target,
          contentRect,
          borderBoxSize: [],
          contentBoxSize: [],
          devicePixelContentBoxSize: [],
        };
        callback([entry], observer);
      },
      unobserve: () => undefined,
      disconnect: () => undefined,
    };
    return observer;
  });
}
