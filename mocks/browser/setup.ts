import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './computedStyle';

// The timeout distinguishes a hang from a slow machine. A test that looks for a wrong text waits until the
// timeout, so the timeout is short.
configure({ asyncUtilTimeout: 30_000 });

// Otherwise each failed check of a wait would print the whole document. `DEBUG_PRINT_LIMIT=7000 npx jest …` prints it.
if (!process.env.DEBUG_PRINT_LIMIT) {
  const name = 'TestingLibraryElementError';
  configure({ getElementError: (message) => Object.assign(new Error(message ?? ''), { name }) });
}

// No test reaches a network: without the mocked service a call fails the test (jest.setup.ts).
globalThis.fetch = async (input) => {
  console.error('A call without a service:', input instanceof Request ? input.url : String(input));
  throw new TypeError('There is no network');
};
Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
Reflect.deleteProperty(globalThis, 'WebSocket');

// Mantine uses `matchMedia`, which jsdom lacks.
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

// Every font counts as loaded, and a style sheet made by a script has no rules.
Object.defineProperty(document, 'fonts', { value: { load: async () => [] } });
Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
CSSStyleSheet.prototype.replaceSync ??= () => undefined;

// Without a layout every element counts as visible.
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

// The environment also has Node's FormData, which refuses the form that React passes to it when a submit navigates.
globalThis.FormData = new Proxy(FormData, { construct: (NodeFormData) => new NodeFormData() });

// jsdom does not know <search>, and React warns about unknown tags.
const createElement = document.createElement;
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement.call(document, name, options);
  return name === 'search'
    ? Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
    : element;
};

// Since version 150, Chromium returns a promise.
const scrolled = () => Promise.resolve();
Element.prototype.scrollIntoView = scrolled;
window.scrollTo = scrolled;

afterEach(() => jest.restoreAllMocks());
