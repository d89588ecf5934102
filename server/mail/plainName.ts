/** The dot of a host name, in front of what may be the last part of one; "Sp. z o.o." and "G.m.b.H." have none. */
const hostDot = /([.\u2024\u3002\uff0e\uff61])(?=[\p{L}\p{M}\p{N}-]{2})/gu;

/** "https://" and "mailto:kim". */
const schemeColon = /:(?=\S)/gu;

/**
 * The name stays on one line: its author must not add text to the mail. A space follows what mail programs make a link from,
 * because the mail is ours, and so its readers would think of the link.
 */
export function plainName(name: string): string {
  const line = name.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();
  return line.replace(hostDot, '$1 ').replace(schemeColon, ': ');
}

/** Of a stack: dots stay where there is no letter that could make a link of them. */
export function plainNumber(number: string): string {
  return /^[\p{N}./ -]+$/u.test(number) ? number : plainName(number);
}
