/**
 * Returns the target of a typed website; without a scheme it gets `http://` (specification, administration
 * area, section 5). Returns null for a text that is not the address of a website.
 */
export function webLink(webSite: string): string | null {
  const text = webSite.trim();
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d+(?:[/?#]|$))/i.exec(text);
  const link = scheme ? text : `http://${text}`;
  return /^https?:\/\/[^\s/?#]/i.test(link) && URL.canParse(link) ? link : null;
}
