import { makeZip } from 'client-zip';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { missingReportsIn } from './missingReports';

const missing = [
  { stackId: 'a', stackNumber: 'SC-016', reason: 'notInTime' },
  { stackId: 'b', stackNumber: 'Ø 21', reason: 'tooBusy' },
];
const note = JSON.stringify({ reports: missing });
const report = { name: '1001/1001 report.pdf', input: new Uint8Array(9000).fill(7) };

function streamed(...files: { name: string; input: string | Uint8Array<ArrayBuffer> }[]): Promise<Blob> {
  return new Response(makeZip(files)).blob();
}

it('are named by a file of the archive, wherever it stands', async () => {
  const files = [
    report,
    { name: 'missing-reports.json', input: note },
    { name: 'README.txt', input: 'Hello' },
  ];
  expect(await missingReportsIn(await streamed(...files))).toEqual(missing);
  expect(await missingReportsIn(await streamed(...files.toReversed()))).toEqual(missing);
});

it('are none where the archive has no such file, or is none', async () => {
  expect(await missingReportsIn(await streamed(report))).toEqual([]);
  const elsewhere = { name: '1001/missing-reports.json', input: note };
  expect(await missingReportsIn(await streamed(elsewhere))).toEqual([]);
  for (const content of ['', 'zip', 'a text that is longer than the end of a zip'])
    expect(await missingReportsIn(new Blob([content]))).toEqual([]);
});

it.each([
  ['no JSON', 'reports'],
  ['nothing', 'null'],
  ['no list', '{"reports": 2}'],
  ['other things', '{"reports": [null, "SC-016", {"stackId": "a"}]}'],
])('are none where the file holds %s', async (_, input) => {
  expect(await missingReportsIn(await streamed({ name: 'missing-reports.json', input }))).toEqual([]);
});

it('are none, and nothing fails, where the archive is damaged', async () => {
  const whole = zipSync({ 'missing-reports.json': [strToU8(note), { level: 0 }] });
  const place = fc.nat({ max: whole.length - 1 });
  await fc.assert(
    fc.asyncProperty(place, fc.nat({ max: 255 }), async (at, byte) => {
      const damaged = whole.slice();
      damaged[at] = byte;
      expect(await missingReportsIn(new Blob([damaged]))).toBeInstanceOf(Array);
    }),
  );
});
