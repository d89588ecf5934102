/** The code of a failed call to the system, the network or the database, such as `EACCES`. */
export function errorCodeOf(failure: unknown): string | undefined {
  const code =
    typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
