/** Signs that nobody sees, and those that turn the text behind them round. */
const hidden = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

/** Signs of a picture: in it, signs that cannot be seen choose how it looks. */
const pictograph = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]*`;
const emoji = String.raw`\u{1f3f4}[\u{e0020}-\u{e007f}]+|${pictograph}(?:\u200d${pictograph})*|[0-9#*]\ufe0f\u20e3`;

const hiddenSign = new RegExp(hidden, 'u');
const hiddenSigns = new RegExp(hidden, 'gu');
const emojiOrHidden = new RegExp(`(?<emoji>${emoji})|${hidden}`, 'gu');

/** White space of any kind, line breaks and other control characters, and the empty braille cell. */
const blanks = /[\p{Z}\p{Cc}\u2800]+/gu;

/** What stands around a line without saying anything. A sign that turns text round says something. */
const edge = String.raw`[\s\p{Cc}\u00ad\u034f\u200b-\u200d\u2060-\u2064\ufe00-\ufe0f\ufeff]`;
/** Each run is tried from its beginning alone: from each of its signs, a long one would take minutes. */
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu');

/**
 * The form in which texts are compared, searched, counted and found unique: letters composed, single blanks, none around it, and no
 * signs that cannot be seen. Two texts that look alike have the same one. What was written stays stored and shown.
 */
export function normalText(text: string): string {
  return text.replace(hiddenSigns, '').replace(blanks, ' ').trim().normalize('NFC');
}

/** Whether two things are called alike, ignoring case. */
export function isSameName(one: string, other: string): boolean {
  return normalText(one).toLowerCase() === normalText(other).toLowerCase();
}

/** Whether a text has signs that nobody sees, or that turn it round, outside of an emoji. */
export function hasHiddenSigns(text: string): boolean {
  if (!hiddenSign.test(text)) return false;
  return [...text.matchAll(emojiOrHidden)].some(({ groups }) => groups?.emoji === undefined);
}

/** A text on one line: a line break or another control character is a blank, and what says nothing around it is dropped. */
export function cleanLine(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (!hasHiddenSigns(line)) return line;
  const bare = line.replace(edges, '');
  // Nothing would be left of a text that somebody has sent.
  return bare === '' ? line : bare;
}

/** The text with a mark in place of each sign that cannot be seen or turns text round: `26-1[U+202E]4`. */
export function withMarks(text: string): string {
  if (!hiddenSign.test(text)) return text;
  return text.replace(emojiOrHidden, (sign, picture?: string) => picture ?? markOf(sign));
}

function markOf(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
