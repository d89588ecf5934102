import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { isOnEarth, type Position } from '@/lib/isOnEarth';
import { routeLink, topographicLink } from '@/lib/placeLinks';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import { PlaceCode } from './PlaceCode';
import { PlaceMaps } from './PlaceMaps';
import classes from './ReportPlace.module.css';

interface ReportPlaceProps {
  /** Null: none was recorded. */
  coordinates: Position | null;
  stackNumber: string;
}

/** Where the stack lies: in degrees, on two maps and behind two codes; or why that is not known. */
export function ReportPlace({ coordinates, stackNumber }: ReportPlaceProps) {
  const t = useText();
  return (
    <ReportSection title={t('report.place_title')} whole>
      {coordinates && isOnEarth(coordinates) ? (
        <KnownPlace place={coordinates} stackNumber={stackNumber} />
      ) : (
        <p className={classes.unknown}>{t(coordinates ? 'report.place_nonsense' : 'report.place_none')}</p>
      )}
    </ReportSection>
  );
}

function KnownPlace({ place, stackNumber }: { place: Position; stackNumber: string }) {
  const t = useText();
  const { number } = useFormats();
  const codes = [
    { service: 'Google Maps', title: t('report.place_route'), address: routeLink(place) },
    { service: 'OpenTopoMap', title: t('report.place_topographic'), address: topographicLink(place) },
  ];
  return (
    <>
      <dl className={classes.degrees}>
        <div>
          <dt>{t('stack_field.latitude')}</dt>
          <dd>{number(place.latitude, 7)}°</dd>
        </div>
        <div>
          <dt>{t('stack_field.longitude')}</dt>
          <dd>{number(place.longitude, 7)}°</dd>
        </div>
      </dl>
      <PlaceMaps place={place} />
      <div className={classes.codes}>
        {codes.map(({ service, title, address }) => (
          <PlaceCode
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
