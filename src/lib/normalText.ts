/** These characters are invisible or reverse the text after them. */
const hidden = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

/** In an emoji, invisible characters choose its appearance. */
const pictograph = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]*`;
const emoji = String.raw`\u{1f3f4}[\u{e0020}-\u{e007f}]+|${pictograph}(?:\u200d${pictograph})*|[0-9#*]\ufe0f\u20e3`;

const hiddenSign = new RegExp(hidden, 'u');
const hiddenSigns = new RegExp(hidden, 'gu');
const emojiOrHidden = new RegExp(`(?<emoji>${emoji})|${hidden}`, 'gu');

const blanks = /[\p{Z}\p{Cc}\u2800]+/gu;

/**
 * These characters have no meaning at the edge of a line. A character that reverses text has a meaning there,
 * so it is not among them.
 */
const edge = String.raw`[\s\p{Cc}\u00ad\u034f\u200b-\u200d\u2060-\u2064\ufe00-\ufe0f\ufeff]`;
/**
 * A run of these characters is matched only from its beginning, because a match from each character of a long
 * run would take minutes.
 */
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu');

/**
 * Returns the form in which texts are compared, searched and counted, and in which they must be unique. It
 * has composed letters, single blanks, no blanks at either end and no invisible characters. Two texts that
 * look alike have the same form. The original text is stored and shown.
 */
export function normalText(text: string): string {
  return text.replace(hiddenSigns, '').replace(blanks, ' ').trim().normalize('NFC');
}

export function isSameName(one: string, other: string): boolean {
  return normalText(one).toLowerCase() === normalText(other).toLowerCase();
}

export function hasHiddenSigns(text: string): boolean {
  if (!hiddenSign.test(text)) return false;
  return [...text.matchAll(emojiOrHidden)].some(({ groups }) => groups?.emoji === undefined);
}

export function cleanLine(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (!hasHiddenSigns(line)) return line;
  const bare = line.replace(edges, '');
  // A text that somebody has sent must not become empty.
  return bare === '' ? line : bare;
}

export function withMarks(text: string): string {
  if (!hiddenSign.test(text)) return text;
  return text.replace(emojiOrHidden, (sign, picture?: string) => picture ?? markOf(sign));
}

function markOf(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
