/** Lets a change through only while the edited version is the newest; any change where the service names no versions. */
export function ifMatch(etag: string | undefined): { 'if-match'?: string } {
  return etag ? { 'if-match': etag } : {};
}
