import { ReportFailure, type ReportPrinter } from '../ports/reportPrinter';

/** For tests without prints, as on a machine without a browser. */
export const noReports: { reports: ReportPrinter } = {
  reports: { print: () => Promise.reject(new ReportFailure('noBrowser')), close: async () => undefined },
};
