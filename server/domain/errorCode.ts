export function errorCodeOf(failure: unknown): string | undefined {
  const code =
    typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
