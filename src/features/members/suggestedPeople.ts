import { holdsText } from '@/lib/holdsText';
import type { KnownPerson } from '@/store/api/personApi';

/** Fewer letters than these bring no suggestions (specification, administration area, section 5: more than 2). */
const leastLetters = 3;

/** A longer list would not be read; another letter makes it shorter. */
const most = 20;

/** Whom a begun name may mean, by name. */
export function suggestedPeople(
  people: readonly KnownPerson[],
  typed: string,
  locale: string,
): KnownPerson[] {
  if ([...typed.trim()].length < leastLetters) return [];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return people
    .filter(({ name }) => holdsText(name, typed, locale))
    .toSorted((a, b) => compare(a.name, b.name))
    .slice(0, most);
}
