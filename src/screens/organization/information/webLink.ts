/**
 * Where a website leads that somebody typed: `http://` is added when no scheme is present (specification,
 * administration area, section 5). Null when it leads nowhere, or anywhere but to a website.
 */
export function webLink(webSite: string): string | null {
  const text = webSite.trim();
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d+(?:[/?#]|$))/i.exec(text);
  const link = scheme ? text : `http://${text}`;
  return /^https?:\/\/[^\s/?#]/i.test(link) && URL.canParse(link) ? link : null;
}
