export interface Finding {
  judge: 'axe' | 'ace' | 'html-validate';
  rule: string;
  at: string;
}

interface FalseAlarm extends Omit<Finding, 'at'> {
  at: RegExp;
  why: string;
}

const falseAlarms: readonly FalseAlarm[] = [
  {
    judge: 'axe',
    rule: 'region',
    at: /data-portal="true"|data-position="|role="menu"|mantine-Menu-/,
    why: 'an open list or menu is drawn at the end of the page, and belongs to the button or field that names it',
  },
  {
    judge: 'axe',
    rule: 'scrollable-region-focusable',
    at: /mantine-ScrollArea-viewport/,
    why: 'the list of a combobox: the focus stays in its field, and the arrow keys scroll the list',
  },
  {
    judge: 'axe',
    rule: 'target-size',
    at: /data-size="lg" type="submit" aria-label/,
    why: 'the button of the search where the page behind a dialog has been scrolled under its header: nobody can press it there',
  },
  {
    judge: 'axe',
    rule: 'target-size',
    at: /^<summary class="_summary_/,
    why: 'the title of a folded card, 40 px high at least, where the page has been scrolled under the bar at its head',
  },
  {
    judge: 'axe',
    rule: 'target-size',
    at: /^<input class="_box_\w+" aria-disabled="\w+" .*type="checkbox"/,
    why: 'the box of a card, 24 px, where the list has been scrolled under the bar at its head',
  },
  {
    judge: 'axe',
    rule: 'target-size',
    at: /data-variant="subtle" data-size="md" type="button" aria-busy=/,
    why: 'the button of a row, 28 px, where the row lies half under the bar at the foot of the list',
  },
  {
    judge: 'axe',
    rule: 'target-size',
    at: /^<button [^>]*data-index=/,
    why: 'a pin: where a stack lies is not for the map to choose, and WCAG 2.5.8 leaves the pins of maps out',
  },
  {
    judge: 'axe',
    rule: 'label-content-name-mismatch',
    at: /aria-label="⟦/,
    why: 'each text of the pseudo language has brackets of its own, so that no name holds another text; by night the rule is asked in the others',
  },
  {
    judge: 'html-validate',
    rule: 'element-permitted-content',
    at: /<div> element is not permitted as content under <button> \(.*-dropdown > button/,
    why: 'the entries of a menu of Mantine; browsers and screen readers take a div in a button as they take a span',
  },
  {
    judge: 'html-validate',
    rule: 'element-permitted-content',
    at: /<style> element is not permitted/,
    why: 'Mantine writes the variables of responsive components beside them; every browser reads a style anywhere',
  },
  {
    judge: 'html-validate',
    rule: 'element-permitted-content',
    at: /<div> element is not permitted as content under <label>/,
    why: 'the switch of Mantine; browsers and screen readers take a div in a label as they take a span',
  },
  {
    judge: 'html-validate',
    rule: 'no-multiple-main',
    at: / > template\b/,
    why: 'the forms that wait in index.html for their path: what stands in a template is no part of the page',
  },
  {
    judge: 'ace',
    rule: 'input_autocomplete_valid',
    at: /type="email"[^>]*autocomplete="username"|autocomplete="username"[^>]*type="email"/,
    why: 'HTML allows username on an e-mail field, and password managers fill it',
  },
  {
    judge: 'ace',
    rule: 'svg_graphics_labelled',
    at: /--(combobox-chevron|psi-icon|cb-icon)|data-combobox|mantine-(ComboboxChevron|PasswordInput)/,
    why: 'decoration that Mantine draws into a field that has a name',
  },
  {
    judge: 'ace',
    rule: 'label_content_exists',
    at: /<label .*\/(th|td|div)\[1\]\/label\[1\]/,
    why: 'the box of a row has its name as text in an element of its own; the rule reads only text that stands directly in the label',
  },
  {
    judge: 'ace',
    rule: 'element_tabbable_role_valid',
    at: /maplibregl-canvas/,
    why: 'the map: MapLibre makes it a region with a name that explains the keys, and it takes them',
  },
];

export function realFindings(findings: readonly Finding[]): string[] {
  const real = findings.filter(
    ({ judge, rule, at }) =>
      !falseAlarms.some((known) => known.judge === judge && known.rule === rule && known.at.test(at)),
  );
  return [...new Set(real.map(({ judge, rule, at }) => `${judge} ${rule}: ${at}`))];
}
