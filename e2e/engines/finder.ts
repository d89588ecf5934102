import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as library from '@testing-library/dom';

type Text = string | RegExp;

/** What a person would look for: a thing by its role and name, a field by its label, or a text. The first one, unless `nth` says another. */
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

/** What the jobs read from it, besides what it was found by. */
export interface Found {
  count: number;
  /** The one that was meant; null when it is not there. */
  first: {
    text: string;
    name: string;
    value: string;
    isChecked: boolean;
    isFocused: boolean;
    /** Pressing it does nothing: what it needs is still loading, for instance. */
    isDisabled: boolean;
    /** Where a link leads, or a picture comes from. */
    address: string;
    /** Of a picture that has been drawn, in its own pixels. */
    pictureWidth: number;
    /** Where to press it, in pixels of the window. */
    point: { x: number; y: number };
    /** Why a click would not reach it, or null. Looking it up scrolls it into view in that case. */
    obstacle: string | null;
  } | null;
}

declare global {
  var TestingLibraryDom: typeof library | undefined;
}

/** Runs in the page. Null: the library is not there yet. */
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
    text: element.innerText,
    name: element.getAttribute('aria-label') ?? labelsOf(element)[0]?.innerText ?? element.innerText,
    value: element instanceof HTMLInputElement ? element.value : '',
    isChecked: element.matches(':checked, [aria-checked="true"]'),
    isFocused: document.activeElement === element,
    isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
    address: isPicture ? element.currentSrc : element instanceof HTMLAnchorElement ? element.href : '',
    pictureWidth: isPicture && element.complete ? element.naturalWidth : 0,
    point,
    obstacle: obstacleOf(element, point),
  };
  return { count: found.length, first };
}

/** The expression that looks for something in a page. */
export const lookExpression = (find: Find) => `(${look.toString()})(${JSON.stringify(wireFind(find))})`;

/** The expression that brings the library into a page; it is never part of the product. */
export const libraryExpression = (() => {
  const package_ = createRequire(import.meta.url).resolve('@testing-library/dom/package.json');
  const file = new URL('dist/@testing-library/dom.umd.min.js', `file://${package_}`);
  return `(() => { ${readFileSync(file, 'utf8')}\n; return true; })()`;
})();
