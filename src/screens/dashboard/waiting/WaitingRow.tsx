import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { FiguresState } from '@/features/stack-figures/figuresState';
import { type OverdueKind, type WaitingKind, waitingKinds } from '@/features/stack-figures/waitingLinks';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type Day, dayOf, daysBetween } from '@/lib/day';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import type { StackWaiting } from '@/store/api/stackApi';
import { overdueDays } from '@/store/filters/queryArgs';
import { Icon } from '@/ui/icons/Icon';
import { stateMarks } from '@/ui/tone/stateMarks';
import { Attention, ToneMark } from '@/ui/tone/ToneBadge';
import classes from './WaitingRow.module.css';

interface WaitingRowProps {
  state: FiguresState<StackWaiting>;
  today: Day;
  unit: VolumeUnit | undefined;
  isFiltered: boolean;
  /** Keeps the space for the facts that a statement lacks until the figures have loaded. */
  hasPlaces: boolean;
  links: Record<WaitingKind | `${OverdueKind}Overdue`, string>;
}

export function WaitingRow(props: WaitingRowProps) {
  const t = useText();
  const headingId = useId();
  const { state } = props;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Group align="baseline" gap="0 12px">
        <Title order={2} id={headingId} fz="md">
          {t('dashboard.waiting.title')}
        </Title>
        <Text span inherit c="dimmed">
          {t('dashboard.waiting.now')}
        </Text>
      </Group>
      {state.status === 'failed' ? (
        <Alert color="danger" role="alert" icon={<Icon name="alert" />} title={t('dashboard.waiting.failed')}>
          <Button variant="default" onClick={state.retry}>
            {t('ui.retry')}
          </Button>
        </Alert>
      ) : (
        <WaitingFigures {...props} waiting={state.status === 'ready' ? state.data : undefined} />
      )}
    </section>
  );
}

interface WaitingFiguresProps extends Omit<WaitingRowProps, 'state'> {
  waiting: StackWaiting | undefined;
}

function WaitingFigures({ waiting, today, unit, isFiltered, hasPlaces, links }: WaitingFiguresProps) {
  const t = useText();
  const { number, volume } = useFormats();
  // A service may not know of evidence, and few departments have places of harvest.
  const kinds = waitingKinds.filter((kind) => (waiting ? waiting[kind] : kind !== 'notReady' || hasPlaces));
  if (waiting && kinds.every((kind) => waiting[kind]?.count === 0)) {
    return (
      <p className={classes.none} data-card>
        <Icon name="check" />
        <strong>{t(isFiltered ? 'dashboard.waiting.none_filtered' : 'dashboard.waiting.none')}</strong>
        {!isFiltered && (
          <span>{t(waiting.failedEvidence ? 'dashboard.waiting.all_checked' : 'dashboard.waiting.all')}</span>
        )}
      </p>
    );
  }
  const ageOf = (oldest: string | null | undefined) =>
    oldest &&
    t('dashboard.waiting.oldest', { days: Math.max(0, daysBetween(dayOf(new Date(oldest)), today)) });
  const volumesOf = (kind: WaitingKind) => {
    const part = waiting?.[kind];
    if (!part || !('withoutVolume' in part)) return {};
    const { count, withoutVolume } = part;
    return {
      sum:
        unit && count > withoutVolume && `${volume(volumeIn(unit, part.volume))}\u00a0${t(`unit.${unit}`)}`,
      without: withoutVolume > 0 && t('dashboard.waiting.no_volume', { count: withoutVolume }),
    };
  };
  const overdueOf = (kind: WaitingKind) =>
    kind === 'notMeasured' || kind === 'notAssigned'
      ? { count: waiting?.[kind].overdue ?? 0, href: links[`${kind}Overdue`] }
      : undefined;
  return (
    <ul className={classes.cards} aria-busy={!waiting}>
      {kinds.map((kind) => {
        const label = t(`dashboard.waiting.${kind}`);
        const { sum, without } = volumesOf(kind);
        const details = [ageOf(waiting?.[kind]?.oldest), without];
        const overdue = overdueOf(kind);
        const overdueText =
          overdue &&
          overdue.count > 0 &&
          t('dashboard.waiting.overdue', { count: overdue.count, days: overdueDays });
        return (
          <li key={kind} className={classes.card} data-card>
            <Link to={links[kind]} className={classes.main}>
              <span className={classes.label}>
                <KindMark kind={kind} />
                {label}
                <Icon name="chevronRight" size={16} />
              </span>{' '}
              <span className={classes.count}>
                {waiting ? number(waiting[kind]?.count ?? 0) : <Skeleton width={92} height={28} />}
              </span>
              <span className={classes.details}>
                {sum && <span className={classes.volume}> {sum}</span>}
                {details.map((detail) => detail && <span key={detail}> {detail}</span>)}
              </span>
            </Link>
            {overdue && !waiting && <span className={classes.overdue} />}
            {overdue && overdueText && (
              <Link
                to={overdue.href}
                className={classes.overdue}
                aria-label={t('ui.named_value', { name: label, value: overdueText })}
              >
                <Attention>{overdueText}</Attention>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function KindMark({ kind }: { kind: WaitingKind }) {
  switch (kind) {
    case 'notMeasured':
      return <ToneMark {...stateMarks.PreRegistration} />;
    case 'notAssigned':
      return <ToneMark {...stateMarks.Measured} />;
    case 'failedEvidence':
      return (
        <span className={classes.alert}>
          <Icon name="alert" size={16} />
        </span>
      );
    case 'withoutPosition':
      return <Icon name="map" size={16} />;
    case 'notReady':
      return <Icon name="globe" size={16} />;
  }
}
