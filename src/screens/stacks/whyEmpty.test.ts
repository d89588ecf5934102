import { defaultStackFilters, type StackFilters } from '@/store/filters/stackFilters';
import { whyEmpty } from './whyEmpty';

const filters = (change: Partial<StackFilters> = {}) => ({ ...defaultStackFilters('2026-11-21'), ...change });
const unmeasured: Partial<StackFilters> = { states: ['PreRegistration'] };

describe('whyEmpty', () => {
  it.each([
    ['a page that the list no longer has', filters({ page: 9 }), 12, 'beyond_end'],
    ['unmeasured stacks by the default date', filters(unmeasured), 0, 'unmeasured_lack_date'],
    [
      'unmeasured stacks by measurement date',
      filters({ ...unmeasured, dateType: 'Measured' }),
      0,
      'unmeasured_lack_date',
    ],
    [
      'unmeasured stacks by a date that they have',
      filters({ ...unmeasured, dateType: 'PreRegistration' }),
      0,
      'no_match',
    ],
    ['unmeasured stacks at any time', filters({ ...unmeasured, from: null, to: null }), 0, 'no_match'],
    ['filters that nothing fits', filters({ search: '99' }), 0, 'no_match'],
    ['nothing in the dates', filters(), 0, 'none_in_range'],
    ['nothing since a day', filters({ to: null }), 0, 'none_in_range'],
    ['nothing at all', filters({ from: null, to: null }), 0, 'none'],
  ])('tells %s', (_, given, total, reason) => {
    expect(whyEmpty(given, total)).toBe(reason);
  });

  it('does not speak of missing dates when measured stacks are asked for as well', () => {
    expect(whyEmpty(filters({ states: ['PreRegistration', 'Measured'] }), 0)).toBe('no_match');
  });
});
