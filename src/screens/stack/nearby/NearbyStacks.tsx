import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { stateMarks } from '@/features/stack-map/geometry/stackPoint';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { paths } from '@/navigation/paths';
import type { Stack } from '@/screens/stack/readStack';
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

  if (nearby.status === 'unknown') return null;
  if (nearby.status === 'loading') {
    return (
      <p className={classes.quiet} aria-busy="true">
        {t('stack.nearby.loading', { distance })}
      </p>
    );
  }
  if (nearby.status === 'failed') {
    return <ErrorState title={t('stack.nearby.failed', { distance })} onRetry={nearby.retry} />;
  }
  const { stacks, count, listHref } = nearby;
  if (stacks.length === 0) return <p className={classes.quiet}>{t('stack.nearby.none', { distance })}</p>;
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

/** Beside the volume: the nearest measured stack within 100 m may be the same pile, which would be invoiced twice. */
export function DoubleMark({ stack, position }: NearbyStacksProps) {
  const t = useText();
  const { number } = useFormats();
  const { orgId = '', deptId = '' } = useParams();
  const nearby = useNearbyStacks(orgId, stack, position);
  const other =
    nearby.status === 'found'
      ? nearby.stacks.find(({ stack: { state } }) => state !== 'PreRegistration')
      : undefined;
  if (!other || stack.status === 'PreRegistration') return null;
  const { stackId, stackNumber, departmentId } = other.stack;
  const distance = `${number(Math.round(other.metres))} ${t('unit.Meters')}`;
  return (
    <Anchor
      component={Link}
      to={paths.stack(orgId, deptId === 'all' ? 'all' : departmentId, stackId)}
      className={classes.mark}
    >
      <Icon name="alert" size={14} />
      {t('stack.nearby.twice', { stackNumber, distance })}
    </Anchor>
  );
}
