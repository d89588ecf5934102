import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

function classesOf(selector: string) {
  const plain = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '').replaceAll(/\[[^\]]*\]/g, '');
  return {
    classes: [...plain.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name),
    hasAlternatives: /:(where|is|has)\(/.test(plain),
  };
}

function isEmpty(node: ChildNode): boolean {
  return (node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0;
}

function dropUnusedRules(styles: Root, classes: ReadonlySet<string>): void {
  const isUsed = (selector: string) => {
    const { classes: needed, hasAlternatives } = classesOf(selector);
    if (needed.length === 0) return true;
    return hasAlternatives
      ? needed.some((name) => classes.has(name))
      : needed.every((name) => classes.has(name));
  };
  styles.walkRules((rule: Rule) => {
    if (rule.parent && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
}

function dropUnusedVariables(styles: Root, html: string): void {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    const used = new Set([...`${styles}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    styles.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      now -= 1;
    });
  }
}

function dropUnusedAnimations(styles: Root): void {
  const animations = new Set<string>();
  styles.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  styles.walkAtRules('keyframes', (rule: AtRule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
}

export function usedStyles(css: string, html: string): string {
  const styles = postcss.parse(css);
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  styles.walkAtRules('font-face', (rule: AtRule) => void rule.remove());
  dropUnusedRules(styles, classes);
  dropUnusedVariables(styles, html);
  dropUnusedAnimations(styles);
  styles.walkComments((comment) => void comment.remove());
  // The order is from the inside outwards.
  for (let empty = true; empty; ) {
    empty = false;
    styles.walk((node) => {
      if (!isEmpty(node)) return;
      node.remove();
      empty = true;
    });
  }
  return styles.toString().replaceAll(/\s*\n\s*/g, '');
}
