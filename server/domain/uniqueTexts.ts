/** Numbers repeated texts, ignoring case: `A`, `a (2)`, `B`. */
export function uniqueTexts(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    let unique = text;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${text} (${count})`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
