import { QRCodeSVG } from 'qrcode.react';
import { Fragment } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { isOnEarth, type Position, routeLink, topographicLink } from '@/lib/position';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import { PositionMaps } from './PositionMaps';
import classes from './ReportPosition.module.css';

interface ReportPositionProps {
  coordinates: Position | null;
  stackNumber: string;
}

export function ReportPosition({ coordinates, stackNumber }: ReportPositionProps) {
  const t = useText();
  const position = coordinates && isOnEarth(coordinates) ? coordinates : null;
  return (
    <>
      <ReportSection title={t('report.place_title')} whole>
        {position ? (
          <KnownPosition position={position} stackNumber={stackNumber} />
        ) : (
          <p>{t(coordinates ? 'report.place_nonsense' : 'report.place_none')}</p>
        )}
      </ReportSection>
      {position && (
        <div className={classes.maps}>
          <PositionMaps position={position} />
        </div>
      )}
    </>
  );
}

function KnownPosition({ position, stackNumber }: { position: Position; stackNumber: string }) {
  const t = useText();
  const { number } = useFormats();
  const codes = [
    { service: 'Google Maps', title: t('report.place_route'), address: routeLink(position) },
    { service: 'OpenTopoMap', title: t('report.place_topographic'), address: topographicLink(position) },
  ];
  return (
    <>
      <dl className={classes.degrees}>
        <div>
          <dt>{t('stack_field.latitude')}</dt>
          <dd>{number(position.latitude, 7)}°</dd>
        </div>
        <div>
          <dt>{t('stack_field.longitude')}</dt>
          <dd>{number(position.longitude, 7)}°</dd>
        </div>
      </dl>
      <div className={classes.codes}>
        {codes.map(({ service, title, address }) => (
          <PositionCode
            key={service}
            title={`${title} (${service})`}
            name={t('report.place_code', { stackNumber, service })}
            address={address}
          />
        ))}
      </div>
    </>
  );
}

interface PositionCodeProps {
  title: string;
  name: string;
  address: string;
}

/** An address breaks only at these characters and not within a number, because somebody may have to type it. */
const breaks = /(?<=[#?/,])(?!\/)/;

function PositionCode({ title, name, address }: PositionCodeProps) {
  return (
    <div className={classes.place}>
      <QRCodeSVG value={address} level="M" marginSize={4} title={name} className={classes.code} />
      <div>
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
