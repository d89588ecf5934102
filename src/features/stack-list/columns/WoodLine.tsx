import classes from './WoodLine.module.css';

interface WoodLineProps {
  /** With its unit; null where nobody knows it, as is a length. */
  volume: string | null;
  species: string | undefined;
  length: string | null;
}

/** The wood of a card: "Spruce 3.60 m · 16.125 m³". */
export function WoodLine({ volume, species, length }: WoodLineProps) {
  const kind = [species, length].filter(Boolean).join(' ');
  return (
    <span className={classes.line}>
      {kind && <span>{kind}</span>}
      {volume && <strong className={classes.volume}>{volume}</strong>}
    </span>
  );
}
