/**
 * What a change makes old. RTK Query would throw it away after a failure as well; then nothing has changed, and a
 * form that is still open must not lose what it was made from.
 */
export function afterSuccess<Arg, Tag>(tags: (arg: Arg) => Tag[]) {
  return (_result: unknown, error: unknown, arg: Arg): Tag[] => (error ? [] : tags(arg));
}
