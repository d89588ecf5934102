import { zoneOffset } from './timeBins';

const hour = 3_600_000;
const summer = Date.parse('2026-06-17T10:00:00Z');

describe('zoneOffset', () => {
  it.each([
    ['UTC', 0],
    ['Europe/London', 1],
    ['Europe/Copenhagen', 2],
    ['America/Los_Angeles', -7],
    ['America/St_Johns', -2.5],
    ['Australia/Lord_Howe', 10.5],
    ['Etc/GMT+5', -5],
    // Former names of zones that browsers report.
    ['Asia/Calcutta', 5.5],
    ['Asia/Katmandu', 5.75],
    ['Europe/Kiev', 3],
    ['America/Buenos_Aires', -3],
  ])('of %s is %d hours in summer', (timeZone, hours) => {
    expect(zoneOffset(timeZone)?.(summer)).toBe(hours * hour);
  });

  it('changes with the clocks, and knows the seconds of old ones', () => {
    const copenhagen = zoneOffset('Europe/Copenhagen');
    expect(copenhagen?.(Date.parse('2026-10-25T00:59:59Z'))).toBe(2 * hour);
    expect(copenhagen?.(Date.parse('2026-10-25T01:00:00Z'))).toBe(hour);
    expect(zoneOffset('America/New_York')?.(Date.parse('1880-01-01T00:00:00Z'))).toBe(
      -(4 * 3600 + 56 * 60 + 2) * 1000,
    );
  });

  it.each([
    '+01:00',
    '-0530',
    '+01',
    '',
    ' UTC',
    'Mars/Base',
    'localtime',
    '../etc',
    'UTC+1',
    'Europe/Copenhagen\n',
  ])('of %j there is none', (timeZone) => {
    expect(zoneOffset(timeZone)).toBeUndefined();
  });
});
