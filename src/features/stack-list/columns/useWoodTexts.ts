import { useMemo } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { lengthDigits } from '@/lib/lengthDigits';
import type { StackItem } from '@/store/api/stackApi';

type Wood = Pick<
  StackItem,
  'volume' | 'volumeUnit' | 'treeSpecies' | 'assortment' | 'assortmentLength' | 'assortmentLengthUnit'
>;

export function useWoodTexts() {
  const t = useText();
  const formats = useFormats();
  return useMemo(() => {
    const volumeText = (volume: number | null | undefined, unit: Wood['volumeUnit'] = 'CubicMeters') =>
      volume === null || volume === undefined ? null : `${formats.volume(volume)}\u00a0${t(`unit.${unit}`)}`;
    const sumText = (volume: number, unit: NonNullable<Wood['volumeUnit']>) =>
      `${formats.volumeSum(volume)}\u00a0${t(`unit.${unit}`)}`;
    const lengthText = ({ assortmentLength, assortmentLengthUnit = 'Meters' }: Wood) =>
      assortmentLength === null || assortmentLength === undefined
        ? null
        : `${formats.number(assortmentLength, lengthDigits(assortmentLength, assortmentLengthUnit))}\u00a0${t(`unit.${assortmentLengthUnit}`)}`;
    const woodText = (wood: Wood) =>
      [
        volumeText(wood.volume, wood.volumeUnit),
        wood.treeSpecies?.text,
        wood.assortment?.text,
        lengthText(wood),
      ]
        .filter(Boolean)
        .join(' · ');
    return { volumeText, sumText, lengthText, woodText };
  }, [t, formats]);
}
