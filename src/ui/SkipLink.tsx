import { useText } from '../i18n/useText';
import classes from './SkipLink.module.css';

/** First stop of the Tab key: past the menus to the element with this id. */
export function SkipLink({ targetId }: { targetId: string }) {
  const t = useText();
  return (
    <a href={`#${targetId}`} className={classes.link}>
      {t('ui.skip_to_content')}
    </a>
  );
}
