import { readFileSync } from 'node:fs';
import { readDistribution } from '@/features/stack-fields/distribution/readDistribution';
import { isWholePicture } from '@/screens/stack-report/pictures/pictureDataUrl';
import { readReport } from './readReport';
import { loadSampleReport } from './sampleReport';

const files = ['front', 'back', 'closeup', 'logo'].map(
  (name) => new Uint8Array(readFileSync(`${__dirname}/sample/${name}.png`)),
);

async function readSample() {
  const reading = readReport(await loadSampleReport());
  if (reading.kind !== 'report') throw new Error(reading.kind);
  return reading.report;
}

it('has images with the log ends and diameters of the stack, and a logo', async () => {
  const answers = [...files];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(answers.shift()));
  const { frontImage, backImage, closeupImage, organizationLogo, fieldOf, config } = await readSample();
  for (const image of [frontImage, backImage, closeupImage])
    expect(isWholePicture(image?.dataUrl ?? '')).toBe(true);
  expect(isWholePicture(organizationLogo ?? '')).toBe(true);
  const { width = 0, height = 0, overlays = [] } = closeupImage ?? {};
  expect(overlays.map(({ title }) => title)).toEqual(['Log ends', 'Diameters']);
  const diameters = fieldOf('diameters')?.content;
  const known = new Set<unknown>(
    diameters?.status === 'given' && Array.isArray(diameters.value) ? diameters.value : [],
  );
  const [, { marks = [] } = {}] = overlays;
  expect(marks.length).toBeGreaterThan(20);
  for (const { x, y, value } of marks) {
    expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    expect(known).toContain(value);
  }
  // The sums say the same as the values.
  if (!config.diameters) throw new Error('No diameters');
  const reading = readDistribution(config.diameters, fieldOf, 'volume');
  expect(reading).toMatchObject({ kind: 'given', otherVolume: null, otherCount: null });
});

it('is a report without images too, where they cannot be had', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No network'));
  expect(await readSample()).toMatchObject({ frontImage: null, closeupImage: null, organizationLogo: null });
});
