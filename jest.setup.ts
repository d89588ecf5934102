/** A test that writes to the console fails, unless it has said so before. */
import { format } from 'node:util';

// This bound only tells a hang from a machine that does five things at once: no test waits for time to pass.
jest.setTimeout(300_000);

const written: string[] = [];
const collect =
  (method: string) =>
  (...parts: unknown[]) => {
    const test = expect.getState().currentTestName ?? 'Outside of the tests';
    written.push(`${test}: console.${method}: ${format(...parts)}`);
  };

// A test that writes on purpose puts a spy in this place, which `jest.restoreAllMocks()` removes again.
const own = { ...console };
for (const method of ['error', 'warn', 'info', 'log', 'debug', 'trace'])
  Object.assign(console, { [method]: collect(method) });

function failWhereWritten(): void {
  const lines = written.splice(0);
  if (lines.length > 0) throw new Error(`No test writes to the console.\n${lines.join('\n')}`);
}

afterEach(failWhereWritten);
afterAll(() => {
  // Output that comes later belongs to no test, and Jest reports it.
  Object.assign(console, own);
  failWhereWritten();
});
