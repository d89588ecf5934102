import classes from './WoodLine.module.css';

interface WoodLineProps {
  /** The volume includes its unit. Volume and length are null if they are not known. */
  volume: string | null;
  species: string | undefined;
  length: string | null;
  assortment: string | undefined;
}

/**
 * A line on a phone's card looks like "Spruce 3.60 m Saw logs". The volume, "16.125 m³", is at the end of the
 * line, where it can be compared from card to card.
 */
export function WoodLine({ volume, species, length, assortment }: WoodLineProps) {
  return (
    <span className={classes.line}>
      {species && <span className={classes.species}>{species}</span>} {length && <span>{length}</span>}{' '}
      {assortment && <span className={classes.assortment}>{assortment}</span>}{' '}
      {volume && <strong className={classes.volume}>{volume}</strong>}
    </span>
  );
}
