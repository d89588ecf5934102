/**
 * From version 150 on Chromium's scroll methods return a promise. If an effect returned it, React would call
 * it as a function when the page is left.
 */
type ScrollEnd = Promise<void> | undefined;

interface Window {
  scroll(x: number, y: number): ScrollEnd;
  scroll(options?: ScrollToOptions): ScrollEnd;
  scrollBy(x: number, y: number): ScrollEnd;
  scrollBy(options?: ScrollToOptions): ScrollEnd;
  scrollTo(x: number, y: number): ScrollEnd;
  scrollTo(options?: ScrollToOptions): ScrollEnd;
}

interface Element {
  scroll(x: number, y: number): ScrollEnd;
  scroll(options?: ScrollToOptions): ScrollEnd;
  scrollBy(x: number, y: number): ScrollEnd;
  scrollBy(options?: ScrollToOptions): ScrollEnd;
  scrollIntoView(arg?: boolean | ScrollIntoViewOptions): ScrollEnd;
  scrollTo(x: number, y: number): ScrollEnd;
  scrollTo(options?: ScrollToOptions): ScrollEnd;
}
