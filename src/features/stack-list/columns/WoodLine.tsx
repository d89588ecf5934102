import { VisuallyHidden } from '@mantine/core';
import { useText } from '@/i18n/useText';
import classes from './WoodLine.module.css';

interface WoodLineProps {
  /** With its unit; null where nobody knows it, as is a length. */
  volume: string | null;
  species: string | undefined;
  length: string | null;
}

/** The wood of a card: below each other, volumes and species begin at the same place, also where a volume is not known. */
export function WoodLine({ volume, species, length }: WoodLineProps) {
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
      {species && <span className={classes.species}>{species}</span>}
      {length && <span>{length}</span>}
    </span>
  );
}
