import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { Link, useParams } from 'react-router';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { knownZone } from '@/lib/zonedTime';
import { paths } from '@/navigation/paths';
import { FoldedCard } from '@/screens/stack/FoldedCard';
import type { Stack } from '@/screens/stack/readStack';
import { WithdrawTwin } from '@/screens/stack/withdrawal/WithdrawTwin';
import type { StackItem } from '@/store/api/stackApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Icon } from '@/ui/icons/Icon';
import { toPart } from '@/ui/layout/toPart';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import classes from './NearbyStacks.module.css';
import { TwinPictures } from './TwinPictures';
import { type NearbyStacksState as Nearby, nearbyId, nearbyMetres, useNearbyStacks } from './useNearbyStacks';

interface NearbyStacksProps {
  stack: Stack;
  position: Position;
}

const shownAtMost = 5;

export function NearbyStacks({ stack, position }: NearbyStacksProps) {
  const t = useText();
  const metresText = useMetresText();
  const { orgId = '' } = useParams();
  const nearby = useNearbyStacks(orgId, stack, position);
  // The head of the page says that the stacks are loading. If the status is unknown, there is nothing to say.
  if (nearby.status === 'unknown' || nearby.status === 'loading') return null;
  if (nearby.status === 'failed') {
    const distance = metresText(nearbyMetres);
    return <ErrorState title={t('stack.nearby.failed', { distance })} onRetry={nearby.retry} />;
  }
  if (nearby.stacks.length === 0) return null;
  return <NearbyCard stack={stack} {...nearby} />;
}

interface NearbyCardProps extends Extract<Nearby, { status: 'found' }> {
  stack: Stack;
}

function NearbyCard({ stack, own, stacks, twins, count, listHref }: NearbyCardProps) {
  const t = useText();
  const { number } = useFormats();
  const metresText = useMetresText();
  const { orgId = '', deptId = '' } = useParams();
  const shown = stacks.slice(0, shownAtMost);
  const compared = twins.length > 0 ? own : undefined;
  const list = (
    <>
      <ul className={classes.stacks}>
        {compared && (
          <li className={classes.stack}>
            <b className={classes.number}>{t('stack.nearby.this')}</b>
            <NearbyFigures stack={compared} />
            <span className={classes.away} />
          </li>
        )}
        {shown.map(({ stack: other, metres: away, departmentName }) => (
          <li key={other.stackId} className={classes.stack}>
            <Anchor
              component={Link}
              // A page below all departments links to pages below all departments, as its way back to the
              // list does.
              to={paths.stack(orgId, deptId === 'all' ? 'all' : other.departmentId, other.stackId)}
              className={classes.number}
            >
              {t('stack.title', { stackNumber: other.stackNumber })}
            </Anchor>
            <NearbyFigures stack={other} departmentName={departmentName} compared={compared} />
            <span className={classes.away}>{t('stack.nearby.away', { distance: metresText(away) })}</span>
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
    </>
  );
  return (
    <div id={nearbyId} tabIndex={-1}>
      <FoldedCard title={t('stack.nearby.title', { distance: metresText(nearbyMetres) })} opens="everywhere">
        {twins.length > 0 ? (
          <div className={classes.twins}>
            <p className={classes.warning}>
              <ToneBadge tone="warning" shape="alert" label={t('stack.nearby.suspected')} />{' '}
              {t('stack.nearby.note')}
              {own?.state === 'Measured' && ` ${t('stack.nearby.next')}`}
            </p>
            {own && twins[0] && <TwinPictures own={own} twin={twins[0].stack} />}
            {twins[0] && (
              <div>
                <WithdrawTwin key={stack.stackId} stack={stack} twin={twins[0].stack} />
              </div>
            )}
            {list}
          </div>
        ) : (
          list
        )}
      </FoldedCard>
    </div>
  );
}

function useMetresText() {
  const t = useText();
  const { number } = useFormats();
  return (value: number) => `${number(Math.round(value))}\u00a0${t('unit.Meters')}`;
}

interface NearbyFiguresProps {
  stack: StackItem;
  departmentName?: string | undefined;
  /**
   * Values that equal those of this stack are marked, because two measurements of one pile agree in nearly
   * all values.
   */
  compared?: StackItem | undefined;
}

function NearbyFigures({ stack, departmentName, compared }: NearbyFiguresProps) {
  const t = useText();
  const valuesOf = useValues();
  const values = valuesOf(stack);
  const same = compared && valuesOf(compared);
  const wood = [
    ...woodValues.map((id) => ({ id, text: values[id], isSame: values[id] === same?.[id] })),
    { id: 'department', text: departmentName, isSame: false },
  ].filter(({ text }) => text);
  return (
    <>
      <ToneBadge {...stateMarks[stack.state]} label={t(`stack_state.${stack.state}`)} />
      <span className={classes.wood}>
        {wood.map(({ id, text, isSame }, index) => (
          <Fragment key={id}>
            {index > 0 && ' · '}
            <Compared text={text ?? ''} isSame={isSame} />
          </Fragment>
        ))}
      </span>
      <span className={classes.day}>
        <Compared text={values.day} isSame={values.day === same?.day} />
      </span>
    </>
  );
}

const woodValues = ['volume', 'species', 'assortment', 'length'] as const;

function useValues() {
  const t = useText();
  const { dateIn } = useFormats();
  const { volumeText, lengthText } = useWoodTexts();
  return (stack: StackItem) => {
    const { state, measurementDateTime, registrationDateTime, timeZone } = stack;
    const measured = state === 'PreRegistration' ? null : measurementDateTime;
    const day = dateIn(measured ?? registrationDateTime, knownZone(timeZone));
    return {
      volume: volumeText(stack.volume, stack.volumeUnit),
      species: stack.treeSpecies?.text,
      assortment: stack.assortment?.text,
      length: lengthText(stack),
      day: t(measured === null ? 'stack.nearby.registered' : 'stack.nearby.measured', { day }),
    };
  };
}

function Compared({ text, isSame }: { text: string; isSame: boolean }) {
  const t = useText();
  if (!isSame) return text;
  return (
    <mark className={classes.same}>
      {text}
      <VisuallyHidden component="span"> ({t('stack.nearby.same')})</VisuallyHidden>
    </mark>
  );
}

/**
 * Names the nearest measured stack within 100 m. It may be the same pile, which would then be invoiced twice.
 * Without such a stack the line gives the number of stacks around, so that it is never empty if the service
 * knows distances. Both link to the list of these stacks on the page.
 */
export function NearbyMark({ stack, position }: NearbyStacksProps) {
  const t = useText();
  const metresText = useMetresText();
  const { orgId = '' } = useParams();
  const nearby = useNearbyStacks(orgId, stack, position);
  const distance = metresText(nearbyMetres);
  if (nearby.status === 'loading')
    return (
      <Text span inherit c="dimmed" aria-busy="true">
        {t('stack.nearby.loading', { distance })}
      </Text>
    );
  if (nearby.status !== 'found') return null;
  const { stacks, twins, count } = nearby;
  const [nearest] = twins;
  if (nearest)
    return (
      <Anchor {...toPart(nearbyId)} className={classes.mark} data-reaches data-twice>
        <Icon name="alert" size={14} />
        {t('stack.nearby.twice', {
          stackNumber: nearest.stack.stackNumber,
          distance: metresText(nearest.metres),
          others: twins.length - 1,
        })}
      </Anchor>
    );
  const said = t('stack.nearby.count', { count: stacks.length === 0 ? 0 : count, distance });
  if (stacks.length === 0)
    return (
      <Text span inherit c="dimmed">
        {said}
      </Text>
    );
  return (
    <Anchor {...toPart(nearbyId)} className={classes.mark} data-reaches>
      {said}
    </Anchor>
  );
}
