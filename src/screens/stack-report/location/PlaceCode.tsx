import { QRCodeSVG } from 'qrcode.react';
import { Fragment } from 'react';
import classes from './PlaceCode.module.css';

interface PlaceCodeProps {
  /** What the code leads to. */
  title: string;
  /** What the code is called for those who do not see it. */
  name: string;
  address: string;
}

/** Where an address may go on in the next line: somebody may have to type it, so not in the middle of a number. */
const breaks = /(?<=[#?/,])(?!\/)/;

/** An address to scan from paper, to type from it, and to follow on screen. */
export function PlaceCode({ title, name, address }: PlaceCodeProps) {
  return (
    <div className={classes.place}>
      <QRCodeSVG value={address} level="M" marginSize={4} title={name} className={classes.code} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <a className={classes.address} href={address} target="_blank" rel="noopener noreferrer">
          {address.split(breaks).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </a>
      </div>
    </div>
  );
}
