import type { useText } from '@/i18n/useText';

const names = {
  FrontImage: 'stack.head.front',
  BackImage: 'stack.head.back',
  CloseupImage: 'stack.head.closeup',
} as const;

const isNamed = (file: string): file is keyof typeof names => file in names;

/**
 * Front, back and close-up have the portal's names, so that a picture has one name on all pages. Other
 * pictures have the title from the measurement card.
 */
export function pictureName(file: string, title: string, t: ReturnType<typeof useText>): string {
  return isNamed(file) ? t(names[file]) : title;
}

export function sidesFirst<Picture>(
  pictures: readonly Picture[],
  fileOf: (picture: Picture) => string,
): Picture[] {
  const order = Object.keys(names);
  const rank = (picture: Picture) => {
    const index = order.indexOf(fileOf(picture));
    return index < 0 ? order.length : index;
  };
  return [...pictures].sort((one, other) => rank(one) - rank(other));
}
