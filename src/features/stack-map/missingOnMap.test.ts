import { missingOnMap } from './missingOnMap';

describe('shownOf', () => {
  it('says nothing when the map shows all', () => {
    expect(missingOnMap({ shown: 40, total: 40, limit: 10_000 })).toEqual({});
    expect(missingOnMap({ shown: 40, total: undefined, limit: 10_000 })).toEqual({});
  });

  it('says how many of how many beyond the limit', () => {
    expect(missingOnMap({ shown: 10_000, total: 12_000, limit: 10_000 })).toEqual({
      limited: { shown: 10_000, total: 12_000 },
    });
  });

  it('counts the stacks without a position among those that the service may send', () => {
    expect(missingOnMap({ shown: 38, total: 40, limit: 10_000 })).toEqual({ unplaced: { count: 2 } });
  });
});
