import path from 'node:path';
import type { Importers } from './importGraph';
import { readers } from './readers';

export const isTest = (file: string) => /\.(test|e2e)\.tsx?$|^e2e\/engines\/jobs\.ts$/.test(file);

function usersOf(file: string, importers: Importers): string[] {
  const reading = readers.flatMap(([read, by]) => (read.test(file) ? by : []));
  const importing = importers.get(file);
  // Only the folder tells who uses a deleted file or a style sheet.
  const places = importing === undefined ? [...reading, `${path.dirname(file)}/`] : reading;
  const isReading = (user: string) =>
    places.some((place) => (place.endsWith('/') ? isTest(user) && user.startsWith(place) : user === place));
  return [...(importing ?? []), ...[...importers.keys()].filter(isReading)];
}

const withoutEnding = (file: string) => file.replace(/(\.test)?\.\w+$/, '');

export function relatedTests(changed: readonly string[], importers: Importers): string[] {
  const distances = new Map(changed.map((file) => [file, 0]));
  // The iteration of a map also visits entries that are added during it.
  for (const [file, distance] of distances)
    for (const user of usersOf(file, importers)) if (!distances.has(user)) distances.set(user, distance + 1);
  const names = new Set(changed.map(withoutEnding));
  const folders = new Set(changed.map((file) => path.dirname(file)));
  const isFar = (file: string) =>
    names.has(withoutEnding(file)) ? 0 : folders.has(path.dirname(file)) ? 1 : 2;
  return [...distances]
    .filter(([file]) => isTest(file) && importers.has(file))
    .sort(([one, near], [other, far]) => isFar(one) - isFar(other) || near - far)
    .map(([file]) => file);
}
