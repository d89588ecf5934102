import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import { useGetStackMapInfoQuery } from '@/store/api/stackApi';
import { rowLinkState } from '@/ui/table/row/useRowLink';
import { PositionActions } from '@/ui/values/PositionActions';
import { ZonedDay } from '@/ui/values/ZonedDay';
import { PopupTitle } from './PopupTitle';
import classes from './StackPopupCard.module.css';

interface LoadedStackCardProps {
  stack: StackPoint;
  /** Undefined if the person may not open the stack's details. */
  detailsHref?: string;
  /** Another button; the state is undefined until it has loaded. */
  action: (state: StackPoint['state'] | undefined) => ReactNode;
}

/** Loads the stack when the popup opens. */
export function LoadedStackCard({ stack, detailsHref, action }: LoadedStackCardProps) {
  const t = useText();
  const { currentData, isError, isFetching, refetch } = useGetStackMapInfoQuery({ id: stack.stackId });
  return (
    <StackPopupCard
      info={currentData}
      failed={isError && !isFetching}
      onRetry={refetch}
      actions={
        <>
          {detailsHref && (
            <Button component={Link} to={detailsHref} state={rowLinkState}>
              {t('map.see_details')}
            </Button>
          )}
          {action(currentData?.state)}
          <PositionActions
            position={stack}
            name={currentData ? t('map.stack', { stackNumber: currentData.stackNumber }) : t('map.popup')}
          />
        </>
      }
    />
  );
}

/** `lastModified` is an ISO instant. */
interface StackPopupInfo {
  stackNumber: string;
  registrator: string | null;
  surveyor: string | null;
  lastModified: string;
  /** IANA name of the zone of the shown day. */
  timeZone?: string;
}

interface StackPopupCardProps {
  /** Undefined until it has loaded. */
  info: StackPopupInfo | undefined;
  failed: boolean;
  onRetry: () => void;
  actions?: ReactNode;
}

/** Specification, stack area, section 2, map. */
export function StackPopupCard({ info, failed, onRetry, actions }: StackPopupCardProps) {
  const t = useText();
  if (failed) {
    return (
      <>
        <PopupTitle>{t('map.popup')}</PopupTitle>
        <div role="alert">
          <p className={classes.failure}>{t('map.info_failed')}</p>
          <Button variant="default" onClick={onRetry}>
            {t('map.retry')}
          </Button>
        </div>
      </>
    );
  }
  const nobody = t('map.nobody');
  return (
    <div aria-busy={!info}>
      <PopupTitle className={classes.number}>
        {info ? t('map.stack', { stackNumber: info.stackNumber }) : <Blank name={t('map.info_loading')} />}
      </PopupTitle>
      <dl className={classes.facts}>
        <Fact label={t('map.registrator')} value={info && (info.registrator ?? nobody)} />
        <Fact label={t('map.surveyor')} value={info && (info.surveyor ?? nobody)} />
        <Fact
          label={t('map.last_changed')}
          value={info && <ZonedDay instant={info.lastModified} timeZone={info.timeZone} />}
        />
      </dl>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value ?? <Blank />}</dd>
    </div>
  );
}

/** Keeps the height of a line until its text has loaded. */
function Blank({ name }: { name?: string }) {
  return (
    <Skeleton component="span" display="inline-block" height={12} width={120}>
      {name}
    </Skeleton>
  );
}
