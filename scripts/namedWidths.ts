import type { AtRule, Plugin } from 'postcss';
import { conditions } from '../src/ui/layout/widths.ts';

/**
 * Replaces a name such as `@media (--phone)` by its condition.
 * @throws for an unknown name, with file and line
 */
function resolveNames(rule: AtRule): void {
  rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = conditions[name];
    if (condition === undefined) {
      throw rule.error(
        `No width is called --${name}. Those that there are stand in src/ui/layout/widths.ts.`,
      );
    }
    return condition;
  });
}

export const namedWidths: Plugin = {
  postcssPlugin: 'named-widths',
  AtRule: { media: resolveNames, container: resolveNames },
};
