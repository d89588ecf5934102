import type { Scene } from './scene';

const path = '/pdf/stack-measurement-report';

export const reportScenes: Scene[] = [
  { name: 'report: sample', path, isOfTheDay: true },
  { name: 'report: incomplete link', path: `${path}?stack-id=1` },
  {
    name: 'report: expired link',
    path: `${path}?stack-id=1&token=1`,
    answers: { 'GET /stack/*/report-data': { status: 401, message: 'The link is no longer valid.' } },
  },
  {
    name: 'report: outage',
    path: `${path}?stack-id=1&token=1`,
    answers: { 'GET /stack/*/report-data': { status: 503, message: null } },
  },
  {
    name: 'report: loading',
    path: `${path}?stack-id=1&token=1`,
    answers: { 'GET /stack/*/report-data': 'never' },
    shows: ({ page, t }) => page.getByText(t('report.loading')).first(),
    waits: true,
  },
];
