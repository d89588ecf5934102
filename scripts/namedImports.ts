const namedImports = /\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

export interface NamedImport {
  /** By their names where they come from, types as well. */
  names: readonly string[];
  from: string;
}

/** The imports `{ a, type B, c as d } from 'x'` of a module. */
export function namedImportsOf(code: string): NamedImport[] {
  return [...code.matchAll(namedImports)].map(([, list = '', from = '']) => ({
    names: list.split(',').flatMap((name) => /^\s*(?:type\s)?\s*(\w+)/.exec(name)?.[1] ?? []),
    from,
  }));
}
