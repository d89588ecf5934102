export const fileTypes = {
  archive: 'application/zip',
  csv: 'text/csv',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  geoJson: 'application/geo+json',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
} as const;

const { archive, excel, ...texts } = fileTypes;

function isOneOf(types: readonly string[], { headers }: Response): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return types.includes(type.trim());
}

export function isWrittenWhileSent(response: Response): boolean {
  return isOneOf(Object.values(fileTypes), response);
}

export function isTextWrittenWhileSent(response: Response): boolean {
  return isOneOf(Object.values(texts), response);
}
