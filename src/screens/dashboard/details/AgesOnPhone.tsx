import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import type { StackAmount, StackState } from '@/store/api/stackApi';
import { Icon } from '@/ui/icons/Icon';
import { stateMarks } from '@/ui/tone/stateMarks';
import classes from './AgesOnPhone.module.css';
import { AmountWords } from './AmountWords';
import { type Age, ages, isOverdue, useAgeWord } from './ages';

interface AgesOnPhoneProps {
  name: string;
  state: StackState;
  isOpen: boolean;
  amounts: readonly StackAmount[];
  total: StackAmount;
  unit: VolumeUnit;
  hrefOf: (age?: Age) => string;
  median?: { label: string; days: ReactNode };
}

export function AgesOnPhone({ name, state, isOpen, amounts, total, unit, hrefOf, median }: AgesOnPhoneProps) {
  const t = useText();
  const { volume } = useFormats();
  const wordOf = useAgeWord();
  const shown = ages.flatMap((age, index) => {
    const amount = amounts[index];
    return amount && amount.count > 0 ? { age, amount } : [];
  });
  return (
    <li className={classes.part}>
      <details open={isOpen}>
        <summary className={classes.name}>
          <span>{name}</span>{' '}
          <span className={classes.total}>
            {total.count > total.withoutVolume &&
              `${volume(volumeIn(unit, total.volume))}\u00a0${t(`unit.${unit}`)} · `}
            {t('organizations.contents.stacks', { count: total.count })}
          </span>
          <Icon name="chevronDown" />
        </summary>
        <ul className={classes.ages}>
          {shown.map(({ age, amount }) => (
            <li key={age.least}>
              <Link to={hrefOf(age)} className={classes.age}>
                <span>{wordOf(age)}</span>
                <span className={classes.amount} data-overdue={isOverdue(age, state) || undefined}>
                  <AmountWords amount={amount} unit={unit} isAlone />
                </span>
                <span
                  className={classes.bar}
                  style={{
                    width: `${(100 * amount.count) / Math.max(1, total.count)}%`,
                    background: `var(--tone-${stateMarks[state].tone}-graphic)`,
                  }}
                />
              </Link>
            </li>
          ))}
          {shown.length > 1 && (
            <li>
              <Link to={hrefOf()} className={classes.all}>
                {t('dashboard.ageing.in_list')}
              </Link>
            </li>
          )}
          {median && (
            <li className={classes.age}>
              <span>{median.label}</span>
              <span className={classes.amount}>{median.days}</span>
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}
