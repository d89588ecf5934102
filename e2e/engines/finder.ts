import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as library from '@testing-library/dom';

type Text = string | RegExp;

/**
 * Describes an element as a person looks for it: by role and name, by the label of a field, or by a text.
 * `nth` selects among several matches; the default is the first.
 */
export type Find = { within?: Find; nth?: number } & (
  | { role: string; name?: Text; label?: never; text?: never }
  | { label: Text; role?: never; name?: never; text?: never }
  | { text: Text; role?: never; name?: never; label?: never }
);

type WireText = string | { source: string; flags: string } | undefined;
interface WireFind {
  role: string | undefined;
  name: WireText;
  label: WireText;
  text: WireText;
  nth: number;
  within: WireFind | undefined;
}

const wireText = (text: Text | undefined): WireText =>
  text instanceof RegExp ? { source: text.source, flags: text.flags } : text;

function wireFind({ role, name, label, text, nth = 0, within }: Find): WireFind {
  return {
    role,
    name: wireText(name),
    label: wireText(label),
    text: wireText(text),
    nth,
    within: within && wireFind(within),
  };
}

/**
 * A lookup reads these values in the page.
 * - `first` is the match at `nth`, or null without one.
 * - `isDisabled` is true if a press does nothing, for instance while the data is loading.
 * - `pictureWidth` is the natural width of a drawn picture in pixels.
 * - `point` is the point to press, in pixels of the window.
 * - `isUnfolded` is false within a closed `details`, whose content keeps its place in WebKit.
 * - `obstacle` says why a click would not reach the element, or is null. With an obstacle the lookup
 *   scrolls the element into view.
 */
export interface Found {
  count: number;
  first: {
    text: string;
    name: string;
    value: string;
    isChecked: boolean;
    isFocused: boolean;
    isDisabled: boolean;
    address: string;
    pictureWidth: number;
    point: { x: number; y: number };
    isUnfolded: boolean;
    obstacle: string | null;
  } | null;
}

declare global {
  var TestingLibraryDom: typeof library | undefined;
}

/** Runs in the page. Returns null until Testing Library has loaded there. */
function look(wanted: WireFind): Found | null {
  const lib = globalThis.TestingLibraryDom;
  if (!lib) return null;
  const matcher = (text: WireText) =>
    typeof text === 'object' ? new RegExp(text.source, text.flags) : (text ?? /(?:)/);
  const inside = (root: HTMLElement, { role, name, label, text }: WireFind): HTMLElement[] => {
    if (role !== undefined)
      return lib.queryAllByRole(root, role, name === undefined ? {} : { name: matcher(name) });
    return label === undefined
      ? lib.queryAllByText(root, matcher(text))
      : lib.queryAllByLabelText(root, matcher(label));
  };
  const all = (find: WireFind): HTMLElement[] =>
    (find.within ? all(find.within) : [document.body]).flatMap((root) => inside(root, find));
  const labelsOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const obstacleOf = (element: HTMLElement, { x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    if (top && [element, ...labelsOf(element)].some((one) => one.contains(top))) {
      return element.matches(':disabled, [aria-disabled="true"]') ? 'it is disabled' : null;
    }
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return top ? `this lies over it: ${top.outerHTML.slice(0, 200)}` : 'it is out of sight';
  };
  const found = all(wanted);
  const element = found[wanted.nth];
  if (!element) return { count: found.length, first: null };
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const isPicture = element instanceof HTMLImageElement;
  const first = {
    text: element.innerText.trim(),
    name: element.getAttribute('aria-label') ?? labelsOf(element)[0]?.innerText ?? element.innerText,
    value: element instanceof HTMLInputElement ? element.value : '',
    isChecked: element.matches(':checked, [aria-checked="true"]'),
    isFocused: document.activeElement === element,
    isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
    address: isPicture ? element.currentSrc : element instanceof HTMLAnchorElement ? element.href : '',
    pictureWidth: isPicture && element.complete ? element.naturalWidth : 0,
    point,
    isUnfolded: element.checkVisibility(),
    obstacle: obstacleOf(element, point),
  };
  return { count: found.length, first };
}

export const lookExpression = (find: Find) => `(${look.toString()})(${JSON.stringify(wireFind(find))})`;

export const libraryExpression = (() => {
  const package_ = createRequire(import.meta.url).resolve('@testing-library/dom/package.json');
  const file = new URL('dist/@testing-library/dom.umd.min.js', `file://${package_}`);
  return `(() => { ${readFileSync(file, 'utf8')}\n; return true; })()`;
})();
