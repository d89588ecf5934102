import { unzipSync } from 'fflate';

export async function textsInZip(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
}
