import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PlaceInWords } from '@/features/stack-map/base-map/PlaceInWords';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import { ageInDays } from '@/lib/ageInDays';
import { type StackItem, type StackMapInfo, useGetStackMapInfoQuery } from '@/store/api/stackApi';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useRowLinkState } from '@/ui/table/row/useRowLink';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { NavigateButton, SendPosition } from '@/ui/values/PositionActions';
import { ZonedDay } from '@/ui/values/ZonedDay';
import { PopupTitle } from './PopupTitle';
import classes from './StackPopupCard.module.css';

interface LoadedStackCardProps {
  stack: StackPoint;
  detailsHref?: string;
  woodText: (info: StackMapInfo) => string;
  departmentOf: (departmentId: string) => string | undefined;
  rows: readonly StackItem[];
  action: (info: StackMapInfo | undefined) => ReactNode;
  select?: (info: StackMapInfo) => ReactNode;
}

export function LoadedStackCard(props: LoadedStackCardProps) {
  const { stack, detailsHref, woodText, departmentOf, rows, action, select } = props;
  const t = useText();
  const state = useRowLinkState();
  // A person in the forest wants directions first.
  const isPhone = useIsPhone();
  const { currentData, isError, isFetching, fulfilledTimeStamp, refetch } = useGetStackMapInfoQuery({
    id: stack.stackId,
  });
  const area = rows.find(({ stackId }) => stackId === stack.stackId)?.areaNumber;
  const loadedAt = fulfilledTimeStamp === undefined ? undefined : new Date(fulfilledTimeStamp).toISOString();
  const days = ageInDays(currentData?.measurementDateTime ?? null, loadedAt);
  const age = days === null ? undefined : t('map.measured', { days });
  return (
    <StackPopupCard
      info={currentData}
      wood={currentData && woodText(currentData)}
      select={currentData && select?.(currentData)}
      origin={currentData && [departmentOf(currentData.departmentId), area, age].filter(Boolean).join(' · ')}
      inWords={<PlaceInWords position={stack} />}
      failed={isError && !isFetching}
      onRetry={refetch}
      actions={
        <>
          {detailsHref && (
            <Button component={Link} to={detailsHref} state={state} variant={isPhone ? 'default' : 'filled'}>
              {t('map.see_details')}
            </Button>
          )}
          {action(currentData)}
          <NavigateButton position={stack} {...(isPhone && { isMain: true })} />
          <SendPosition
            position={stack}
            name={currentData ? t('map.stack', { stackNumber: currentData.stackNumber }) : t('map.popup')}
          />
        </>
      }
    />
  );
}

type ShownField = 'stackNumber' | 'state' | 'registrator' | 'surveyor' | 'lastModified' | 'timeZone';

interface StackPopupCardProps {
  info: Pick<StackMapInfo, ShownField> | undefined;
  wood?: string | undefined;
  origin?: string | undefined;
  inWords?: ReactNode;
  select?: ReactNode;
  failed: boolean;
  onRetry: () => void;
  actions?: ReactNode;
}

export function StackPopupCard(props: StackPopupCardProps) {
  const { info, wood, origin, inWords, select, failed, onRetry, actions } = props;
  const t = useText();
  if (failed) {
    return (
      <>
        <PopupTitle>{t('map.popup')}</PopupTitle>
        <div role="alert">
          <Text inherit mb={12}>
            {t('map.info_failed')}
          </Text>
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
      <div className={classes.title}>
        <PopupTitle>
          {info ? t('map.stack', { stackNumber: info.stackNumber }) : <Blank name={t('map.info_loading')} />}
        </PopupTitle>
        {select}
      </div>
      <Group gap="1px 12px">
        {info ? <ToneBadge {...stateMarks[info.state]} label={t(`stack_state.${info.state}`)} /> : <Blank />}
        {wood && <span className={classes.wood}>{wood}</span>}
        {origin && <span className={classes.place}>{origin}</span>}
        {inWords && <span className={classes.inWords}>{inWords}</span>}
      </Group>
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
      <Text component="dt" inherit c="dimmed" fz="xs">
        {label}
      </Text>
      <dd>{value ?? <Blank />}</dd>
    </div>
  );
}

function Blank({ name }: { name?: string }) {
  return (
    <Skeleton component="span" display="inline-block" height={12} width={120}>
      {name}
    </Skeleton>
  );
}
