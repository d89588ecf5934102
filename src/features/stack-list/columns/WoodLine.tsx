import classes from './WoodLine.module.css';

interface WoodLineProps {
  /** The volume has its unit. It is null if nobody knows it, and so is a length. */
  volume: string | null;
  species: string | undefined;
  length: string | null;
  assortment: string | undefined;
}

/** A card reads "Spruce 3.60 m Saw logs" and, at the end, where a finger goes down the cards, "16.125 m³". */
export function WoodLine({ volume, species, length, assortment }: WoodLineProps) {
  return (
    <span className={classes.line}>
      {species && <span className={classes.species}>{species}</span>} {length && <span>{length}</span>}{' '}
      {assortment && <span className={classes.assortment}>{assortment}</span>}{' '}
      {volume && <strong className={classes.volume}>{volume}</strong>}
    </span>
  );
}
