/**
 * The dot stands in front of a part that could end a host name; "Sp. z o.o." and "G.m.b.H." have no such dot.
 */
const hostDot = /([.\u2024\u3002\uff0e\uff61])(?=[\p{L}\p{M}\p{N}-]{2})/gu;

const schemeColon = /:(?=\S)/gu;

/**
 * The name stays on one line: its author must not add text to the mail. A space breaks up anything that mail
 * programs make a link from, because readers would take the link for ours.
 */
export function plainName(name: string): string {
  const line = name.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();
  return line.replace(hostDot, '$1 ').replace(schemeColon, ': ');
}

export function plainNumber(number: string): string {
  return /^[\p{N}./ -]+$/u.test(number) ? number : plainName(number);
}
