import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// As generous as the bound of a test: it only tells a hang from a slow machine.
configure({ asyncUtilTimeout: 60_000 });

// No test reaches a network: where the mocked service does not listen, a call fails the test (jest.setup.ts).
globalThis.fetch = async (input) => {
  console.error('A call without a service:', input instanceof Request ? input.url : String(input));
  throw new TypeError('There is no network');
};
Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
Reflect.deleteProperty(globalThis, 'WebSocket');

// What jsdom lacks and Mantine asks for.
window.matchMedia ??= (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Every font is there, and a style sheet that a script makes holds no rule.
Object.defineProperty(document, 'fonts', { value: { load: async () => [] } });
Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
CSSStyleSheet.prototype.replaceSync ??= () => undefined;

// Everything is in the window that has no size.
window.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    const rect = target.getBoundingClientRect();
    const seen = { isIntersecting: true, intersectionRatio: 1, rootBounds: null, time: 0, target };
    this.tell([{ ...seen, boundingClientRect: rect, intersectionRect: rect }], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// The environment has Node's AbortSignal (fetch needs it), which jsdom's own event targets refuse.
const jsdomTargets: EventTarget = Object.getPrototypeOf(Node.prototype);
const listen = jsdomTargets.addEventListener;
jsdomTargets.addEventListener = function (type, listener, options) {
  const { signal, ...others } = typeof options === 'object' ? options : { capture: options ?? false };
  signal?.addEventListener('abort', () => this.removeEventListener(type, listener, others), { once: true });
  listen.call(this, type, listener, others);
};

// It has Node's FormData as well, which refuses the form that React hands it when a submit leads to another page.
globalThis.FormData = new Proxy(FormData, { construct: (NodeFormData) => new NodeFormData() });

// jsdom knows <search> as little as an invented tag, of which React warns.
const createElement = document.createElement;
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement.call(document, name, options);
  return name === 'search'
    ? Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
    : element;
};

Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;

afterEach(() => jest.restoreAllMocks());
