const shortValue = 24;

export function unbroken(value: string): string {
  return value.length > shortValue ? value : value.replaceAll(' ', '\u00a0');
}
