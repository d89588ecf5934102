import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { stackStates } from '@/lib/generated/enums.gen';
import type { VolumeUnit } from '@/lib/units';
import type { StackAgeing, StackAmount, StackState } from '@/store/api/stackApi';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import scroll from '@/ui/table/ScrollBox.module.css';
import classes from './AgeingCard.module.css';
import { AgesOnPhone } from './AgesOnPhone';
import { AmountWords, CountWord } from './AmountWords';
import { type Age, ageLink, ages, byTotal, daysOfAge, isOverdue, leftLink, useAgeWord } from './ages';
import details from './Details.module.css';
import { Choices, DetailsCard } from './DetailsCard';
import type { DashboardDetailsProps } from './detailsProps';
import { useAgeing } from './useAgeing';

/**
 * The first of these states that has a stack is shown: stock that can be sold comes before stock that is
 * sold.
 */
const byInterest = [
  'Measured',
  'PreRegistration',
  'AssignedToSawmill',
] as const satisfies readonly StackState[];

export function AgeingCard(props: DashboardDetailsProps) {
  const t = useText();
  const state = useAgeing(props);
  const [chosen, setChosen] = useState<StackState>();
  if (state.status === 'ready' && state.data.states.length === 0) return null;
  const isAllAssigned =
    state.status === 'ready' && state.data.states.every((group) => group.state === 'AssignedToSawmill');
  return (
    <DetailsCard
      title={t(isAllAssigned ? 'dashboard.ageing.title_assigned' : 'dashboard.ageing.title')}
      state={props.unit === undefined && state.status === 'ready' ? { status: 'loading' } : state}
      failed={t('dashboard.ageing.failed')}
    >
      {(ageing) => {
        const isThere = (candidate: StackState) => ageing.states.some(({ state: one }) => one === candidate);
        const chosenState = isAllAssigned ? undefined : chosen;
        const shown = chosenState ?? byInterest.find(isThere) ?? 'Measured';
        return (
          <>
            {!isAllAssigned && (
              <Choices
                label={t('stack_filters.states')}
                choices={stackStates.map((one) => [one, t(`stack_state.${one}`)] as const)}
                value={shown}
                onChange={setChosen}
              />
            )}
            {isThere(shown) ? (
              <AgesTable {...props} unit={props.unit ?? 'CubicMeters'} ageing={ageing} state={shown} />
            ) : (
              <Text inherit c="dimmed">
                {t('dashboard.ageing.none')}
              </Text>
            )}
          </>
        );
      }}
    </DetailsCard>
  );
}

const fewestOnPhone = 5;
/** A button that reveals only one or two rows takes as much space as the rows. */
const notWorthHiding = 2;

interface AgesTableProps extends Pick<DashboardDetailsProps, 'scope' | 'deptId' | 'filters' | 'today'> {
  ageing: StackAgeing;
  state: StackState;
  unit: VolumeUnit;
}

function AgesTable({ ageing, state, unit, scope, deptId, filters, today }: AgesTableProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const { organization, departmentIds, departmentNames } = scope;
  const { organizationId } = organization;
  const ofState = ageing.states.filter((group) => group.state === state);
  const groupOf = (id: string | null) => ofState.find(({ departmentId }) => departmentId === id);
  const rows = departmentIds.flatMap((id) => groupOf(id) ?? []).toSorted(byTotal);
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > fewestOnPhone + notWorthHiding;
  const isMany = departmentIds.length > 1;
  const total = groupOf(null);
  const hasVolume = ofState.some((group) => group.total.count > group.total.withoutVolume);
  const caption = t('dashboard.ageing.caption', {
    state: t(`stack_state.${state}`),
    unit: t(`unit.${unit}`),
  });
  const scrolling = { role: 'region', 'aria-label': caption, tabIndex: 0 };
  const columns = [...ages, undefined];
  const wordOf = useAgeWord();
  const medianOf = (departmentId: string | null, department: string, leaving: LeftState) => (
    <MedianDays
      durations={ageing.durations}
      departmentId={departmentId}
      state={leaving}
      isPhone={isPhone}
      href={leftLink(organizationId, department, filters, leaving)}
    />
  );
  const row = (group: (typeof rows)[number], name: string, department: string) => {
    const linkOf = (age?: Age) =>
      ageLink(organizationId, department, filters, state, age && daysOfAge(age, today));
    return (
      <tr key={group.departmentId}>
        <th scope="row" className={details.name}>
          {name}
        </th>
        {columns.map((age) => (
          <Amount
            key={age?.least ?? 'total'}
            amount={age ? group.ages[ages.indexOf(age)] : group.total}
            unit={hasVolume ? unit : undefined}
            href={linkOf(age)}
            isLate={age !== undefined && isOverdue(age, state)}
          />
        ))}
        {state !== 'AssignedToSawmill' && <td>{medianOf(group.departmentId, department, state)}</td>}
      </tr>
    );
  };
  if (isPhone)
    return (
      <>
        <ul className={classes.parts} aria-label={caption}>
          {[
            ...(isMany && total ? [total] : []),
            ...(isLong && !isWhole ? rows.slice(0, fewestOnPhone) : rows),
          ].map((group) => {
            const id = group.departmentId ?? deptId;
            return (
              <AgesOnPhone
                key={group.departmentId}
                name={group === total ? t('dashboard.total') : (departmentNames.get(id) ?? id)}
                state={state}
                isOpen={group === total || !isMany}
                amounts={group.ages}
                total={group.total}
                unit={unit}
                hrefOf={(age) => ageLink(organizationId, id, filters, state, age && daysOfAge(age, today))}
                {...(state !== 'AssignedToSawmill' && {
                  median: {
                    label: t(`dashboard.ageing.until_${state}`),
                    days: medianOf(group.departmentId, id, state),
                  },
                })}
              />
            );
          })}
        </ul>
        {isLong && (
          <Button variant="subtle" className={classes.more} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('stack.show_fewer') : t('stack.show_all', { count: rows.length })}
          </Button>
        )}
        <Text inherit c="dimmed" mt={8} fz="xs">
          {t(state === 'AssignedToSawmill' ? 'dashboard.ageing.note_days' : 'dashboard.ageing.note')}
        </Text>
      </>
    );
  return (
    <>
      <div className={scroll.box} {...scrolling}>
        <table className={`${details.table} ${classes.table}`}>
          <caption>{caption}</caption>
          <thead className={details.head}>
            <tr>
              <th scope="col" className={details.name}>
                {t('stack_table.department')}
              </th>
              {columns.map((age) => (
                <th key={age?.least ?? 'total'} scope="col" aria-sort={age ? undefined : 'descending'}>
                  {age ? wordOf(age) : t('dashboard.total')}
                  {!age && <Icon name="arrowDown" size={14} />}
                  {hasVolume && (
                    <span className={classes.unit}>
                      {' '}
                      {t('stack_columns.in_unit', {
                        name: t('stack_columns.volume'),
                        unit: t(`unit.${unit}`),
                      })}
                    </span>
                  )}
                  <span className={classes.unit}> {t('stacks.title')}</span>
                </th>
              ))}
              {state !== 'AssignedToSawmill' && (
                <th scope="col">
                  {t(`dashboard.ageing.until_${state}`)}
                  <span className={classes.unit}> ({t('stacks.title')})</span>
                </th>
              )}
            </tr>
          </thead>
          {isMany && total && (
            <tbody className={details.total}>{row(total, t('dashboard.total'), deptId)}</tbody>
          )}
          <tbody>
            {rows.map((group) => {
              const id = group.departmentId ?? deptId;
              return row(group, departmentNames.get(id) ?? id, id);
            })}
          </tbody>
        </table>
      </div>
      <Text inherit c="dimmed" mt={8} fz="xs">
        {t(state === 'AssignedToSawmill' ? 'dashboard.ageing.note_days' : 'dashboard.ageing.note')}
      </Text>
    </>
  );
}

interface AmountProps {
  amount: StackAmount | undefined;
  unit: VolumeUnit | undefined;
  href: string;
  isLate: boolean;
}

function Amount({ amount, unit, href, isLate }: AmountProps) {
  if (!amount || amount.count === 0) return <td className={classes.nothing}>0</td>;
  return (
    <td data-overdue={isLate || undefined}>
      <Link to={href} className={classes.figure}>
        {unit ? (
          <AmountWords amount={amount} unit={unit} />
        ) : (
          <span className={classes.main}>
            <CountWord count={amount.count} />
          </span>
        )}
      </Link>
    </td>
  );
}

type LeftState = Exclude<StackState, 'AssignedToSawmill'>;

interface MedianDaysProps {
  durations: StackAgeing['durations'];
  departmentId: string | null;
  state: LeftState;
  isPhone: boolean;
  href: string;
}

function MedianDays({ durations, departmentId, state, isPhone, href }: MedianDaysProps) {
  const t = useText();
  const { number } = useFormats();
  const found = durations.find((one) => one.departmentId === departmentId);
  const duration = state === 'PreRegistration' ? found?.toMeasurement : found?.toAssignment;
  if (!duration || duration.medianDays === null) return <span className={classes.nothing}>–</span>;
  const { count } = duration;
  return (
    <Link to={href} className={classes.median}>
      <span className={classes.main}>{number(duration.medianDays, 1)}</span>{' '}
      <span className={classes.minor}>
        {isPhone ? (
          t('organizations.contents.stacks', { count })
        ) : (
          <>
            (<CountWord count={count} />)
          </>
        )}
      </span>
    </Link>
  );
}
