import { ReportFailure, type ReportPrinter } from '../ports/reportPrinter';

/** For whoever prints nothing, as on a machine without a browser. */
export const noReports: { reports: ReportPrinter } = {
  reports: { print: () => Promise.reject(new ReportFailure('noBrowser')), close: async () => undefined },
};
