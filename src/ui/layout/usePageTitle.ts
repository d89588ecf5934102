import { useLayoutEffect } from 'react';

/** Sets the document's own title: React's `<title>` would add a second one. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
