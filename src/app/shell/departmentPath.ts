/** The same sub-page and filters of another department, from its first page on. */
export function departmentPath(location: { pathname: string; search: string }, deptId: string): string {
  const pathname = location.pathname.replace(/(\/department\/)[^/]+/, `$1${encodeURIComponent(deptId)}`);
  const params = new URLSearchParams(location.search);
  params.delete('page');
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
