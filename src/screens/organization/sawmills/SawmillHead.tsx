import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import type { Sawmill } from '@/store/api/sawmillApi';
import { Icon } from '@/ui/icons/Icon';
import classes from './SawmillHead.module.css';
import type { AssignedStacks } from './useAssignedStacks';

interface SawmillHeadProps {
  sawmill: Sawmill;
  stacks: AssignedStacks | null;
  isOpen: boolean;
  onToggle: () => void;
}

export function SawmillHead({ sawmill: { name, users }, stacks, isOpen, onToggle }: SawmillHeadProps) {
  const t = useText();
  const count = users?.length ?? 0;
  const contents = (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.count}>{t('sawmills.user_count', { count })}</span>
    </>
  );
  return (
    <div className={classes.head}>
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
      {stacks?.to && (
        <Anchor
          component={Link}
          to={stacks.to}
          c="inherit"
          className={classes.stacks}
          aria-label={t('ui.named_value', { name, value: stacks.words })}
        >
          {stacks.words}
        </Anchor>
      )}
      {stacks && !stacks.to && <span className={classes.stacks}>{stacks.words}</span>}
    </div>
  );
}
