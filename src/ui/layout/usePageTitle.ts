import { useLayoutEffect } from 'react';

/** Names the browser tab. In the title that the document came with: React's own `<title>` would stand beside it. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
