import { useText } from '@/i18n/useText';
import type { Sawmill } from '@/store/api/sawmillApi';
import { Icon } from '@/ui/icons/Icon';
import classes from './SawmillHead.module.css';

interface SawmillHeadProps {
  sawmill: Sawmill;
  /** Whether its users are visible. */
  isOpen: boolean;
  onToggle: () => void;
}

/** Without users there is nothing to open. */
export function SawmillHead({ sawmill: { name, users }, isOpen, onToggle }: SawmillHeadProps) {
  const t = useText();
  const count = users?.length ?? 0;
  const contents = (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.count}>{t('sawmills.user_count', { count })}</span>
    </>
  );
  return (
    <h2>
      {count === 0 ? (
        <span className={classes.line}>{contents}</span>
      ) : (
        <button type="button" className={classes.line} aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="chevronRight" size={14} />
          {contents}
        </button>
      )}
    </h2>
  );
}
