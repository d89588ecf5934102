import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as library from '@testing-library/dom';

type Text = string | RegExp;

/**
 * An element by its role and name, a field by its label, or a text, as a person would look for it. The first
 * match, unless `nth` gives another.
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

/** The jobs also read these properties of an element. */
export interface Found {
  count: number;
  /** The match at `nth`; null without one. */
  first: {
    text: string;
    name: string;
    value: string;
    isChecked: boolean;
    isFocused: boolean;
    /** A press does nothing, for instance while the data is loading. */
    isDisabled: boolean;
    /** Target of a link, or source of a picture. */
    address: string;
    /** Natural width of a drawn picture in pixels. */
    pictureWidth: number;
    /** The point to press, in pixels of the window. */
    point: { x: number; y: number };
    /** False within a closed `details`, whose content keeps its place in WebKit. */
    isUnfolded: boolean;
    /**
     * The reason why a click would not reach it, or null. With an obstacle the lookup scrolls the element into
     * view.
     */
    obstacle: string | null;
  } | null;
}

declare global {
  var TestingLibraryDom: typeof library | undefined;
}

/** Runs in the page. Null until the library has loaded. */
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

/** The expression that runs the search in a page. */
export const lookExpression = (find: Find) => `(${look.toString()})(${JSON.stringify(wireFind(find))})`;

/** Loads the library into a page; the product never contains it. */
export const libraryExpression = (() => {
  const package_ = createRequire(import.meta.url).resolve('@testing-library/dom/package.json');
  const file = new URL('dist/@testing-library/dom.umd.min.js', `file://${package_}`);
  return `(() => { ${readFileSync(file, 'utf8')}\n; return true; })()`;
})();
