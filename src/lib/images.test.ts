import { fromDataUrl, toDataUrl } from './dataUrl';
import { deriveType } from './imageType';

describe('a data URL', () => {
  it('brings bytes there and back, more of them than fit into one call', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
    const url = toDataUrl(bytes, 'image/png');
    expect(url).toMatch(/^data:image\/png;base64,AAEC/);
    const blob = fromDataUrl(url);
    expect([blob.type, blob.size]).toEqual(['image/png', bytes.length]);
    expect(toDataUrl(new Uint8Array(await new Response(blob).arrayBuffer()), blob.type)).toBe(url);
  });
});

describe('deriveType', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

  it.each([
    ['a PNG', [...png, 0, 0], 'image/png'],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    ['half a signature', png.slice(0, 4), null],
    ['nothing', [], null],
    ['an SVG', [...'<svg xmlns'].map((character) => character.charCodeAt(0)), null],
    ['a GIF', [...'GIF89a'].map((character) => character.charCodeAt(0)), null],
  ])('knows %s by its first bytes', (_, bytes, type) => {
    expect(deriveType(Uint8Array.from(bytes))).toBe(type);
  });
});
