import { QRCodeSVG } from 'qrcode.react';
import classes from './PlaceCode.module.css';

interface PlaceCodeProps {
  /** What the code leads to. */
  title: string;
  /** What the code is called for those who do not see it. */
  name: string;
  address: string;
}

/** An address to scan from paper, to type from it, and to follow on screen. */
export function PlaceCode({ title, name, address }: PlaceCodeProps) {
  return (
    <div className={classes.place}>
      <QRCodeSVG value={address} level="M" marginSize={4} title={name} className={classes.code} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <a className={classes.address} href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      </div>
    </div>
  );
}
