import { useLayoutEffect } from 'react';

let page = '';
let part = '';

function writeTitle() {
  document.title = [part, page].filter(Boolean).join(' · ');
}

/** Sets the document's own title, because React's `<title>` would add a second one. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    page = title;
    writeTitle();
  }, [title]);
}

export function useTitleOfPart(title: string): void {
  useLayoutEffect(() => {
    part = title;
    writeTitle();
    return () => {
      part = '';
      writeTitle();
    };
  }, [title]);
}
