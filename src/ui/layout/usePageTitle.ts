import { useLayoutEffect } from 'react';

/** What the title is made of: the page, and before it the part of the page that is shown. */
let page = '';
let part = '';

function writeTitle() {
  document.title = [part, page].filter(Boolean).join(' · ');
}

/** Sets the document's own title: React's `<title>` would add a second one. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    page = title;
    writeTitle();
  }, [title]);
}

/** Names a part of the page in the document's title, as long as it is shown. */
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
