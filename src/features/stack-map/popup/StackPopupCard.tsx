import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { ZonedDay } from '@/ui/values/ZonedDay';
import { PopupTitle } from './PopupTitle';
import classes from './StackPopupCard.module.css';

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
