import { useEffect } from 'react';
import { useText } from '@/i18n/useText';

/** These are placeholders for the page counters, which only the style sheet knows. */
const page = '\uE000';
const pages = '\uE001';

function quoted(text: string): string {
  const escaped = [...text].map((letter) =>
    /["\\\p{Cc}]/u.test(letter) ? `\\${letter.codePointAt(0)?.toString(16)} ` : letter,
  );
  return `"${escaped.join('')}"`;
}

/**
 * Prints the stack and "page n of m" into the margins of every page. It uses a constructed style sheet,
 * because the content security policy allows no other one with text of the report.
 */
export function usePageMargins(stackNumber: string, isSample: boolean): void {
  const t = useText();
  // The margins have no `overflow-wrap`, so zero-width spaces keep an endless number off the page number.
  const stack = t('report.stack', { stackNumber: stackNumber.replace(/\S{24}/g, '$&\u200b') });
  const number = t('report.page', { page, pages });
  const sample = isSample ? t('report.sample') : '';
  const count = quoted(number).replace(page, '" counter(page) "').replace(pages, '" counter(pages) "');
  useEffect(() => {
    const margins = new CSSStyleSheet();
    margins.replaceSync(`@page {
      @top-center { content: ${quoted(sample)}; }
      @bottom-left { content: ${quoted(stack)}; }
      @bottom-right { content: ${count}; }
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, margins];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== margins);
    };
  }, [stack, count, sample]);
}
