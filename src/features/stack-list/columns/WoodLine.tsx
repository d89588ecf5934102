import { VisuallyHidden } from '@mantine/core';
import { useText } from '@/i18n/useText';
import classes from './WoodLine.module.css';

interface WoodLineProps {
  /** With its unit; null where nobody knows it. */
  volume: string | null;
  species: string | undefined;
  assortment: string | undefined;
  /** Never cut. */
  rest: string;
}

/** The wood of a card: below each other, volumes and species begin at the same place, also where a volume is not known. */
export function WoodLine({ volume, species, assortment, rest }: WoodLineProps) {
  const t = useText();
  return (
    <span className={classes.line}>
      <span className={classes.volume}>
        {volume ?? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('stack_totals.no_volume')}</VisuallyHidden>
          </>
        )}
      </span>
      {species && <span>{species}</span>}
      {assortment && <span className={classes.assortment}>{assortment}</span>}
      {rest && <span className={classes.rest}>{rest}</span>}
    </span>
  );
}
