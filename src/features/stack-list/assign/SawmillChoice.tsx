import { Radio, TextInput } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { containsText } from '@/lib/containsText';
import { metresBetween } from '@/lib/position';
import { volumeIn } from '@/lib/units';
import type { Sawmill } from '@/store/api/sawmillApi';
import { useListSawmillLoadsQuery } from '@/store/api/stackApi';
import { useFeature } from '@/store/useFeature';
import classes from './AssignDialog.module.css';
import type { Assignable } from './assignable';

interface SawmillChoiceProps {
  sawmills: readonly Sawmill[];
  chosen: Sawmill | undefined;
  onChoose: (sawmillId: string) => void;
  stacks: Assignable['stacks'];
  isShown: boolean;
}

const inOneColumn = 5;

const withoutSearch = 20;

export function SawmillChoice({ sawmills, chosen, onChoose, stacks, isShown }: SawmillChoiceProps) {
  const t = useText();
  const { number } = useFormats();
  const { sumText } = useWoodTexts();
  const { locale } = useLocale();
  const [search, setSearch] = useState('');
  const hasLoads = useFeature('sawmillLoads');
  const organizationId = sawmills[0]?.organizationId;
  const isAsked = hasLoads && isShown && organizationId !== undefined && stacks.length > 0;
  const sawmillLoadsFilters = useMemo(
    () => isAsked && { organizationId, stackIds: stacks.map(({ stackId }) => stackId) },
    [isAsked, organizationId, stacks],
  );
  const { currentData: loads, isError } = useListSawmillLoadsQuery(
    sawmillLoadsFilters ? { sawmillLoadsFilters } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const unit = stacks.every(({ volumeUnit }) => volumeUnit === 'CubicFeet') ? 'CubicFeet' : 'CubicMeters';

  /** The line has its height before its text has loaded, so that nothing moves when the text appears. */
  const loadText = ({ id, position }: Sawmill) => {
    if (!hasLoads) return undefined;
    if (!loads) return '\u00a0';
    const none = { count: 0, withoutVolume: 0, volume: 0 };
    const { count, withoutVolume, volume } = loads.sawmills.find(({ sawmillId }) => sawmillId === id) ?? none;
    return [
      t('sawmills.assigned', { count }),
      count > withoutVolume && sumText(volumeIn(unit, volume), unit),
      position &&
        loads.middle &&
        t('stack_columns.distance_of', {
          kilometres: number(Math.round(metresBetween(position, loads.middle) / 1000), 0),
        }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const note = () => {
    if (isError) return t('stacks.assign_loads_failed');
    if (!hasLoads || sawmills.every(({ position }) => !position)) return undefined;
    return t(loads && !loads.middle ? 'stacks.assign_no_middle' : 'stacks.assign_distances', {
      count: stacks.length,
    });
  };
  // When the dialog opens again, it shows all sawmills.
  if (!isShown && search !== '') setSearch('');
  const isMany = sawmills.length > withoutSearch;
  const isFound = (sawmill: Sawmill) => sawmill === chosen || containsText(sawmill.name, search, locale);
  const shown = isMany ? sawmills.filter(isFound) : sawmills;
  return (
    <Radio.Group
      label={t('stacks.assign_sawmill')}
      description={note()}
      value={chosen?.id ?? null}
      onChange={onChoose}
    >
      {isMany && (
        <TextInput
          type="search"
          mb="xs"
          aria-label={t('stacks.assign_search')}
          placeholder={t('stacks.assign_search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.choices} data-many={sawmills.length > inOneColumn || undefined}>
        {shown.map((sawmill) => (
          <Radio
            key={sawmill.id}
            className={classes.choice}
            value={sawmill.id}
            label={<span title={sawmill.name}>{sawmill.name}</span>}
            description={loadText(sawmill)}
            data-autofocus={sawmill === chosen || undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
