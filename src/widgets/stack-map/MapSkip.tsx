import type { MouseEvent } from 'react';
import { useText } from '../../i18n/useText';
import classes from './MapSkip.module.css';

/** A way past the map for the keyboard. It moves focus alone: the address is the filters'. */
export function MapSkip({ targetId }: { targetId: string }) {
  const t = useText();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a href={`#${targetId}`} className={classes.skip} onClick={skip}>
      {t('map.skip')}
    </a>
  );
}
