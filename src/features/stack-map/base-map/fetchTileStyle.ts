import type { StyleSpecification } from 'maplibre-gl';

function isStyle(value: unknown): value is StyleSpecification {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 8 &&
    'sources' in value &&
    typeof value.sources === 'object' &&
    'layers' in value &&
    Array.isArray(value.layers)
  );
}

/** Rejects if the address answers with anything but a MapLibre style. */
export async function fetchTileStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`The map style was answered with ${response.status}`);
  const style: unknown = await response.json();
  if (!isStyle(style)) throw new Error('The map style is no style');
  return style;
}
