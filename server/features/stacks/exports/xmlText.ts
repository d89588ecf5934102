/** XML 1.0 allows no control characters, surrogates and noncharacters. */
const notInXml = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const special = /[&<>"\p{Cc}\p{Cs}\ufffe\uffff]/u;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // If it were not escaped, a reader would turn it into a line feed.
  '\r': '&#13;',
};

export function xmlText(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(notInXml, '\ufffd').replace(/[&<>"\r]/g, (sign) => escapes[sign] ?? sign);
}

export function textElement(name: string, text: string | null | undefined): string {
  return text === null || text === undefined || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}
