import { Button, Title } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import classes from './StateMessage.module.css';
import { useFocusFallback } from './useFocusFallback';

interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** Why, in the service's or our own words. */
  text?: string;
  onRetry?: () => void;
  /** A notice says it already: it is not read aloud twice. */
  told?: true;
}

/** Says that something could not be loaded, never that there is none of it, and offers to try again. */
export function ErrorState({ title, text, onRetry, told }: ErrorStateProps) {
  const t = useText();
  const state = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={state} className={classes.state} role={told ? undefined : 'alert'}>
      <span className={classes.alarm}>
        <Icon name="alert" size={24} />
      </span>
      <Title order={2} size="h3">
        {title}
      </Title>
      {text && <p className={classes.text}>{text}</p>}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}
