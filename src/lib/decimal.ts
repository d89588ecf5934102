interface Separators {
  decimal: string;
  group: string;
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5);
  const separator = (name: 'decimal' | 'group') => parts.find(({ type }) => type === name)?.value ?? '';
  return { decimal: separator('decimal'), group: separator('group') };
}

function plain(text: string): string {
  return text.replace(/\s/g, ' ').replace(/[’‘]/g, "'");
}

function escaped(text: string): string {
  return text.replace(/[.\\^$|?*+()[\]{}]/g, '\\$&');
}

/**
 * Reads a number in the locale's format ("1.234,5" in de, "1,234.5" in en), with whole groups of three or
 * none. Returns null for other text, such as the separator of another locale.
 */
export function parseDecimal(text: string, locale: string): number | null {
  const { decimal, group } = separatorsOf(locale);
  const typed = plain(text.trim());
  const point = escaped(decimal);
  const pattern = new RegExp(
    `^-?(\\d+|\\d{1,3}(?:(${escaped(plain(group))}| )\\d{3})(?:\\2\\d{3})*)(?:${point}\\d+)?$`,
  );
  if (!pattern.test(typed)) return null;
  const value = Number(
    typed
      .replace(decimal, '#')
      .replace(/[^\d#-]/g, '')
      .replace('#', '.'),
  );
  return Number.isFinite(value) ? value : null;
}

export function decimalText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}
