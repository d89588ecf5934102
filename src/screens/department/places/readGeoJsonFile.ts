import type { HarvestPlaceFields } from '@/store/api/harvestPlaceApi';

type GeoJson = NonNullable<HarvestPlaceFields['geometry']>;

/**
 * A file may have this many bytes. The service accepts slightly more, because the call also has other fields.
 */
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
