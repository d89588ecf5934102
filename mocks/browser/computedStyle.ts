/**
 * Answers `getComputedStyle` from the element alone. Style sheets are stubs in component tests. jsdom would
 * match its own default sheet against every element of a query, which takes a third of the time of these
 * tests.
 */
const fromSheets = window.getComputedStyle.bind(window);
const defaults = new Map<string, string>();

function defaultDisplay(element: HTMLElement | SVGElement): string {
  const deciding = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
  const key = [element.localName, ...deciding].join();
  const known = defaults.get(key);
  if (known !== undefined) return known;
  const copy = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of ['hidden', 'open', 'type']) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  const { display } = fromSheets(copy);
  defaults.set(key, display);
  return display;
}

function inheritedVisibility(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement)
    if ((at instanceof HTMLElement || at instanceof SVGElement) && at.style.visibility)
      return at.style.visibility;
  return 'visible';
}

function styleValue(element: HTMLElement | SVGElement, property: PropertyKey): unknown {
  if (property === 'display') return element.style.display || defaultDisplay(element);
  if (property === 'visibility') return inheritedVisibility(element);
  if (property === 'getPropertyValue') return (name: string) => String(styleValue(element, name) ?? '');
  const value: unknown = Reflect.get(element.style, property);
  return typeof value === 'function' ? value.bind(element.style) : value;
}

window.getComputedStyle = (element) =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? new Proxy(element.style, { get: (_style, property) => styleValue(element, property) })
    : fromSheets(element);
