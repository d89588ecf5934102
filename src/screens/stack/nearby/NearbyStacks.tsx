import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { stateMarks } from '@/features/stack-map/geometry/stackPoint';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { dayIn, knownZone } from '@/lib/zonedTime';
import { paths } from '@/navigation/paths';
import type { Stack } from '@/screens/stack/readStack';
import type { StackItem } from '@/store/api/stackApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { Icon } from '@/ui/icons/Icon';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import classes from './NearbyStacks.module.css';
import { nearbyMetres, useNearbyStacks } from './useNearbyStacks';

interface NearbyStacksProps {
  stack: Stack;
  position: Position;
}

const shownAtMost = 5;

/** A stack that was measured twice is invoiced twice: what lies beside it, for whoever checks that. */
export function NearbyStacks({ stack, position }: NearbyStacksProps) {
  const t = useText();
  const { number } = useFormats();
  const { woodText } = useWoodTexts();
  const { orgId = '', deptId = '' } = useParams();
  const nearby = useNearbyStacks(orgId, stack, position);
  const metres = (value: number) => `${number(Math.round(value))}\u00a0${t('unit.Meters')}`;
  const distance = metres(nearbyMetres);

  // The head says that there are none, and that they are looked for.
  if (nearby.status === 'unknown' || nearby.status === 'loading') return null;
  if (nearby.status === 'failed') {
    return <ErrorState title={t('stack.nearby.failed', { distance })} onRetry={nearby.retry} />;
  }
  const { stacks, count, listHref } = nearby;
  if (stacks.length === 0) return null;
  const shown = stacks.slice(0, shownAtMost);
  const isAnyMeasured = shown.some(({ stack: { state } }) => state !== 'PreRegistration');
  return (
    <ReadOnlyCard title={t('stack.nearby.title', { distance })}>
      {isAnyMeasured && <p className={classes.note}>{t('stack.nearby.note')}</p>}
      <ul className={classes.stacks}>
        {shown.map(({ stack: other, metres: away, departmentName }) => (
          <li key={other.stackId} className={classes.stack}>
            <Anchor
              component={Link}
              // Below all departments it stays there, as the way back to the list does.
              to={paths.stack(orgId, deptId === 'all' ? 'all' : other.departmentId, other.stackId)}
              className={classes.number}
            >
              {t('stack.title', { stackNumber: other.stackNumber })}
            </Anchor>
            <ToneBadge {...stateMarks[other.state]} label={t(`stack_state.${other.state}`)} />
            <span className={classes.wood}>
              {[woodText(other), departmentName].filter(Boolean).join(' · ')}
            </span>
            <NearbyDay stack={other} />
            <span className={classes.away}>{t('stack.nearby.away', { distance: metres(away) })}</span>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        {count > shown.length && (
          <span>{t('stack.nearby.nearest', { shown: number(shown.length), count: number(count) })}</span>
        )}
        <Anchor component={Link} to={listHref} className={classes.list}>
          {t('stack.nearby.in_list')}
        </Anchor>
      </div>
    </ReadOnlyCard>
  );
}

/** When it was measured, or until then registered: two measurements of one pile lie close together. */
function NearbyDay({ stack }: { stack: StackItem }) {
  const t = useText();
  const { ownNumericDate } = useFormats();
  const { state, measurementDateTime, registrationDateTime, timeZone } = stack;
  const measured = state === 'PreRegistration' ? null : measurementDateTime;
  const day = ownNumericDate(dayIn(measured ?? registrationDateTime, knownZone(timeZone)));
  return (
    <span className={classes.day}>
      {t(measured === null ? 'stack.nearby.registered' : 'stack.nearby.measured', { day })}
    </span>
  );
}

/**
 * In the head: the nearest measured stack within 100 m may be the same pile, which would be invoiced twice. Else how many there
 * are, so that their line never stands empty where the service knows distances.
 */
export function NearbyMark({ stack, position }: NearbyStacksProps) {
  const t = useText();
  const { number } = useFormats();
  const { orgId = '', deptId = '' } = useParams();
  const nearby = useNearbyStacks(orgId, stack, position);
  const metres = (value: number) => `${number(Math.round(value))}\u00a0${t('unit.Meters')}`;
  const within = metres(nearbyMetres);
  if (nearby.status === 'loading')
    return (
      <span className={classes.quiet} aria-busy="true">
        {t('stack.nearby.loading', { distance: within })}
      </span>
    );
  if (nearby.status !== 'found') return null;
  const other =
    stack.status === 'PreRegistration'
      ? undefined
      : nearby.stacks.find(({ stack: { state } }) => state !== 'PreRegistration');
  if (!other)
    return (
      <span className={classes.quiet}>
        {t('stack.nearby.count', { count: nearby.stacks.length === 0 ? 0 : nearby.count, distance: within })}
      </span>
    );
  const { stackId, stackNumber, departmentId } = other.stack;
  return (
    <Anchor
      component={Link}
      to={paths.stack(orgId, deptId === 'all' ? 'all' : departmentId, stackId)}
      className={classes.mark}
    >
      <Icon name="alert" size={14} />
      {t('stack.nearby.twice', { stackNumber, distance: metres(other.metres) })}
    </Anchor>
  );
}
