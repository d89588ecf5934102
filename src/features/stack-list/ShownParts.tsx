import { Button, Switch } from '@mantine/core';
import { memo, useCallback, useMemo, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { ListView } from '@/store/filters/filterDefaults';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useWidth } from '@/ui/layout/useWidth';
import classes from './ShownParts.module.css';

type PartsOfUrl = Pick<ListView, 'showMap' | 'showList'>;

export function useShownParts({ showMap, showList }: PartsOfUrl) {
  const isPhone = useIsPhone();
  const list = showList || !showMap;
  return { list, map: showMap && !(isPhone && list) };
}

/**
 * The map is above the list by default. In a wide window the person can move it beside the list, and this
 * choice is remembered.
 */
export function useMapBeside() {
  const subject = useAppSelector((state) => selectSession(state)?.subject ?? '');
  const key = `stackyard.map-beside.${subject}`;
  const [isChosen, setChosen] = useState(() => remembered(key));
  const isWide = useWidth('wide');
  const choose = useCallback(
    (beside: boolean) => {
      setChosen(beside);
      try {
        localStorage.setItem(key, String(beside));
      } catch {
        // Without storage the choice still holds for this visit.
      }
    },
    [key],
  );
  const isBeside = isWide && isChosen;
  return useMemo(() => ({ isBeside, isWide, choose }), [isBeside, isWide, choose]);
}

function remembered(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

const placeIcons = { above: 'splitAcross', beside: 'splitDown', alone: 'map' } as const;

interface ShownPartsProps extends PartsOfUrl {
  onView: (view: Partial<PartsOfUrl>) => void;
  beside: ReturnType<typeof useMapBeside>;
}

export const ShownParts = memo(function ShownParts(props: ShownPartsProps) {
  const { showMap, onView, beside } = props;
  const t = useText();
  const isPhone = useIsPhone();
  const shown = useShownParts(props);
  if (isPhone) {
    const other = shown.map ? 'list' : 'map';
    return (
      <Button
        variant="default"
        className={classes.other}
        leftSection={<Icon name={other} />}
        // The list says nothing about the map of wider windows.
        onClick={() => onView(other === 'map' ? { showList: false, showMap: true } : { showList: true })}
      >
        <span className={classes.word}>{t(`stack_table.shown.${other}`)}</span>
      </Button>
    );
  }
  const arrangement = shown.list ? (beside.isBeside ? 'beside' : 'above') : 'alone';
  const arrangements = beside.isWide
    ? (['above', 'beside', 'alone'] as const)
    : (['above', 'alone'] as const);
  return (
    <div className={classes.map}>
      <Switch
        label={t('stack_table.show_map')}
        checked={showMap}
        onChange={({ currentTarget: { checked } }) =>
          onView(checked ? { showMap: true } : { showMap: false, showList: true })
        }
      />
      {showMap && (
        <Button.Group aria-label={t('stack_table.map_place')}>
          {arrangements.map((one) => (
            <Button
              key={one}
              variant="default"
              className={classes.choice}
              aria-pressed={one === arrangement}
              aria-label={t(`stack_table.map_place.${one}`)}
              title={t(`stack_table.map_place.${one}`)}
              onClick={() => {
                if (one !== 'alone') beside.choose(one === 'beside');
                onView({ showList: one !== 'alone' });
              }}
            >
              <Icon name={placeIcons[one]} />
            </Button>
          ))}
        </Button.Group>
      )}
    </div>
  );
});
