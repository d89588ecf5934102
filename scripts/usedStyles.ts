import postcss, { type AtRule, type Rule } from 'postcss';

/**
 * Tells whether the page can match a selector. Classes in `:not()` need not exist, and in `:where()` and
 * similar lists one of the alternatives is enough.
 */
function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const plain = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '').replaceAll(/\[[^\]]*\]/g, '');
  const needed = [...plain.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
  if (needed.length === 0) return true;
  return /:(where|is|has)\(/.test(plain)
    ? needed.some((name) => classes.has(name))
    : needed.every((name) => classes.has(name));
}

export function usedStyles(css: string, html: string): string {
  const styles = postcss.parse(css);
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  styles.walkAtRules('font-face', (rule: AtRule) => void rule.remove());
  styles.walkRules((rule: Rule) => {
    if (rule.parent && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const used = rule.selectors.filter((selector) => isUsed(selector, classes));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  // Variables refer to each other: each round drops those that the round before left unused.
  for (let before = ''; before !== String(styles); ) {
    before = String(styles);
    const used = new Set([...`${before}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    styles.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
  }
  return styles.toString().replaceAll(/\s*\n\s*/g, '');
}
