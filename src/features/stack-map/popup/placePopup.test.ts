import { placePopup } from './placePopup';

const map = { width: 1000, height: 300 };
const popup = { width: 470, height: 160 };

describe('placePopup', () => {
  it('stands to the right of its marker, level with it', () => {
    expect(placePopup({ x: 200, y: 150 }, popup, map)).toEqual({ x: 220, y: 70 });
  });

  it('goes to the left where there is no room on the right', () => {
    expect(placePopup({ x: 800, y: 150 }, popup, map)).toEqual({ x: 310, y: 70 });
  });

  it('goes below its marker in a narrow map, and above where there is no room', () => {
    const narrow = { width: 430, height: 640 };
    const wide = { width: 414, height: 250 };
    expect(placePopup({ x: 215, y: 300 }, wide, narrow)).toEqual({ x: 8, y: 320 });
    expect(placePopup({ x: 215, y: 500 }, wide, narrow)).toEqual({ x: 8, y: 230 });
  });

  it.each([
    { x: 0, y: 0 },
    { x: 500, y: 0 },
    { x: 1000, y: 300 },
    { x: -400, y: 900 },
  ])('stays inside the map for a marker at $x, $y', (marker) => {
    const { x, y } = placePopup(marker, popup, map);
    expect(x).toBeGreaterThanOrEqual(8);
    expect(x + popup.width).toBeLessThanOrEqual(992);
    expect(y).toBeGreaterThanOrEqual(8);
    expect(y + popup.height).toBeLessThanOrEqual(292);
  });
});
