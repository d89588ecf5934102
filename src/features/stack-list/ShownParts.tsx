import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { ListView } from '@/store/filters/filterDefaults';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './ShownParts.module.css';

type PartsOfUrl = Pick<ListView, 'showMap' | 'showList'>;

/** Which of list and map are on the page. A phone has room for one of them. */
export function useShownParts({ showMap, showList }: PartsOfUrl) {
  const isPhone = useIsPhone();
  const list = showList || !showMap;
  return { list, map: showMap && !(isPhone && list) };
}

interface ShownPartsProps {
  view: PartsOfUrl;
  onView: (view: Partial<PartsOfUrl>) => void;
}

/** The specification's switch "Show map", with a third position for the map alone. */
export function ShownParts({ view, onView }: ShownPartsProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const shown = useShownParts(view);
  const choice = shown.list && shown.map ? 'both' : shown.map ? 'map' : 'list';
  const views = {
    // On a phone the list says nothing about the map of wider windows.
    list: isPhone ? { showList: true } : { showList: true, showMap: false },
    both: { showList: true, showMap: true },
    map: { showList: false, showMap: true },
  };
  const choices = isPhone ? (['list', 'map'] as const) : (['list', 'both', 'map'] as const);
  return (
    <Button.Group aria-label={t('stack_table.show_map')}>
      {choices.map((one) => (
        <Button
          key={one}
          variant={one === choice ? 'filled' : 'default'}
          className={classes.choice}
          aria-pressed={one === choice}
          onClick={() => onView(views[one])}
        >
          {t(`stack_table.shown.${one}`)}
        </Button>
      ))}
    </Button.Group>
  );
}
