import { unwrapLine, unwrapRing } from './unwrap';

describe('unwrapLine', () => {
  it('goes on past the antimeridian eastwards and comes back', () => {
    const line = [
      [178, 65],
      [-179, 66],
      [-175, 67],
      [179, 68],
    ];
    expect(unwrapLine(line)).toEqual([
      [178, 65],
      [181, 66],
      [185, 67],
      [179, 68],
    ]);
  });

  it('goes on past it westwards', () => {
    expect(
      unwrapLine([
        [-178, -17],
        [179, -17],
      ]),
    ).toEqual([
      [-178, -17],
      [-181, -17],
    ]);
  });

  it('leaves a line alone that does not cross it', () => {
    const line = [
      [8, 55],
      [12, 56],
    ];
    expect(unwrapLine(line)).toEqual(line);
  });
});

describe('unwrapRing', () => {
  it('keeps a ring closed that crosses the antimeridian twice', () => {
    const ring = unwrapRing([
      [170, 60],
      [-170, 60],
      [-170, 70],
      [170, 70],
      [170, 60],
    ]);
    expect(ring).toEqual([
      [170, 60],
      [190, 60],
      [190, 70],
      [170, 70],
      [170, 60],
    ]);
  });

  it('closes a ring round the pole along the edge of the map', () => {
    const ring = unwrapRing([
      [-180, -80],
      [-60, -70],
      [60, -70],
      [180, -80],
      [-180, -80],
    ]);
    expect(ring.slice(-3)).toEqual([
      [180, -90],
      [-180, -90],
      [-180, -80],
    ]);
  });
});
