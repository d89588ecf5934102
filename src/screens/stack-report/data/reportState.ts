type ReportState = 'loading' | 'ready' | 'failed';

/** Tells whoever prints this page, by `<html data-report>`, how far it is; the page that leaves takes it along. */
export function announceReport(state: ReportState): () => void {
  const page = document.documentElement;
  page.dataset.report = state;
  return () => {
    delete page.dataset.report;
  };
}
