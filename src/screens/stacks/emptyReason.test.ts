import { defaultStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { emptyReason } from './EmptyStacks';

const filters = (change: Partial<StackFilters> = {}) => ({ ...defaultStackFilters('2026-11-21'), ...change });
const unmeasured: Partial<StackFilters> = { states: ['PreRegistration'] };

describe('emptyReason', () => {
  it.each([
    ['unmeasured stacks by the default date', filters(unmeasured), 'unmeasured_lack_date'],
    [
      'unmeasured stacks by measurement date',
      filters({ ...unmeasured, dateType: 'Measured' }),
      'unmeasured_lack_date',
    ],
    [
      'unmeasured stacks by a date that they have',
      filters({ ...unmeasured, dateType: 'PreRegistration' }),
      'no_match',
    ],
    ['unmeasured stacks at any time', filters({ ...unmeasured, from: null, to: null }), 'no_match'],
    ['filters that nothing fits', filters({ search: '99' }), 'no_match'],
    ['nothing in the dates', filters(), 'none_in_range'],
    ['nothing since a day', filters({ to: null }), 'none_in_range'],
    ['nothing at all', filters({ from: null, to: null }), 'none'],
  ])('tells %s', (_, given, reason) => {
    expect(emptyReason(given)).toBe(reason);
  });

  it('does not speak of missing dates when measured stacks are asked for as well', () => {
    expect(emptyReason(filters({ states: ['PreRegistration', 'Measured'] }))).toBe('no_match');
  });
});
