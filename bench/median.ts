export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function p95(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(0.95 * (values.length - 1))] ?? Number.NaN;
}
