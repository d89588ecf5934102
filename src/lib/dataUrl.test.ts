import { fromDataUrl, toDataUrl } from './dataUrl';

it('brings bytes there and back, more of them than fit into one call', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  const url = toDataUrl(bytes, 'image/png');
  expect(url).toMatch(/^data:image\/png;base64,AAEC/);
  const blob = fromDataUrl(url);
  expect([blob.type, blob.size]).toEqual(['image/png', bytes.length]);
  expect(toDataUrl(new Uint8Array(await new Response(blob).arrayBuffer()), blob.type)).toBe(url);
});
