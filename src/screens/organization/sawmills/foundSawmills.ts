import { containsText } from '@/lib/containsText';
import type { Sawmill, SawmillUser } from '@/store/api/sawmillApi';

interface FoundSawmill {
  sawmill: Sawmill;
  users: readonly SawmillUser[];
}

export function foundSawmills(
  sawmills: readonly Sawmill[],
  searchText: string,
  locale: string,
): FoundSawmill[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const holds = (text: string) => containsText(text, searchText, locale);
  return sawmills
    .toSorted((a, b) => compare(a.name, b.name))
    .flatMap((sawmill) => {
      const all = sawmill.users ?? [];
      if (holds(sawmill.name)) return [{ sawmill, users: all }];
      const users = all.filter(({ name, email, phone }) => [name, email, phone].some(holds));
      return users.length > 0 ? [{ sawmill, users }] : [];
    });
}
