import type { useText } from '@/i18n/useText';

const sides = { FrontImage: 'stack.head.front', BackImage: 'stack.head.back' } as const;

const isSide = (file: string): file is keyof typeof sides => file in sides;

/** The portal's word for a side, whatever the card calls it: one picture has one name wherever it is looked at. */
export function pictureName(file: string, title: string, t: ReturnType<typeof useText>): string {
  return isSide(file) ? t(sides[file]) : title;
}

/** The sides first, because they are compared. */
export function sidesFirst<Picture>(
  pictures: readonly Picture[],
  fileOf: (picture: Picture) => string,
): Picture[] {
  const order = Object.keys(sides);
  const place = (picture: Picture) => {
    const index = order.indexOf(fileOf(picture));
    return index < 0 ? order.length : index;
  };
  return [...pictures].sort((one, other) => place(one) - place(other));
}
