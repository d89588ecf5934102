import type { Ref } from 'react';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import classes from './EnlargeButton.module.css';

interface EnlargeButtonProps {
  ref: Ref<HTMLButtonElement>;
  name: string;
  onOpen: (() => void) | undefined;
}

/**
 * The button covers its positioned parent. It is there before the picture, so that the keyboard focus can
 * scroll the place into view.
 */
export function EnlargeButton({ ref, name, onOpen }: EnlargeButtonProps) {
  const t = useText();
  return (
    <button
      ref={ref}
      type="button"
      className={classes.enlarge}
      aria-label={t('stack.picture.enlarge', { picture: name })}
      aria-haspopup="dialog"
      aria-disabled={!onOpen}
      onClick={onOpen}
    >
      <span className={classes.sign}>
        <Icon name="enlarge" />
      </span>
    </button>
  );
}
