import type { HarvestPlaceFields } from '@/store/api/harvestPlaceApi';

type GeoJson = NonNullable<HarvestPlaceFields['geometry']>;

/** The service takes this many bytes, with room for what is sent beside the file. */
const largest = 2_000_000;

function isTyped(value: unknown): value is GeoJson {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export async function readGeoJsonFile(
  file: File,
): Promise<{ geometry: GeoJson } | { problem: 'too_large' | 'not_json' }> {
  if (file.size > largest) return { problem: 'too_large' };
  try {
    // Drops the byte-order mark that some programs write.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(await file.arrayBuffer()));
    const value: unknown = JSON.parse(text);
    return isTyped(value) ? { geometry: value } : { problem: 'not_json' };
  } catch {
    return { problem: 'not_json' };
  }
}
