import { ReportFailure, type ReportPrinter } from '../ports/reportPrinter';

export const noReports: { reports: ReportPrinter } = {
  reports: { print: () => Promise.reject(new ReportFailure('noBrowser')), close: async () => undefined },
};
