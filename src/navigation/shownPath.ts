const mostSigns = 100;

export function shownPath(pathname: string): string {
  const letters = [...decoded(pathname)];
  return letters.length > mostSigns ? `${letters.slice(0, mostSigns - 1).join('')}…` : letters.join('');
}

/**
 * Decodes a path for display. The codes stay if they do not decode to valid text, or if the text has
 * invisible characters, which could reorder the sentence around it.
 */
function decoded(pathname: string): string {
  try {
    const text = decodeURI(pathname);
    return /[\p{C}\p{Z}]/u.test(text) ? pathname : text;
  } catch {
    return pathname;
  }
}
