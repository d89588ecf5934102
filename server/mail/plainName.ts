/** Finds a dot before a part that could end a host name. "Sp. z o.o." and "G.m.b.H." have no such dot. */
const hostDot = /([.\u2024\u3002\uff0e\uff61])(?=[\p{L}\p{M}\p{N}-]{2})/gu;

const schemeColon = /:(?=\S)/gu;

/**
 * The name is written on one line, so that its author cannot add text to the mail. A space is put into
 * everything that mail programs turn into a link, because readers would think that the link is ours.
 */
export function plainName(name: string): string {
  const line = name.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();
  return line.replace(hostDot, '$1 ').replace(schemeColon, ': ');
}

export function plainNumber(number: string): string {
  return /^[\p{N}./ -]+$/u.test(number) ? number : plainName(number);
}
