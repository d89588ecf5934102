import { Button, Text, Title } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import classes from './StateMessage.module.css';
import { useFocusFallback } from './useFocusFallback';

interface ErrorStateProps {
  title: string;
  /** The reason, from the service or from the portal. */
  text?: string;
  onRetry?: () => void;
  /** A notice shows the same failure, so screen readers do not read this one. */
  alreadyAnnounced?: true;
}

/** Reports a failed load, as distinct from an empty result, and offers a retry. */
export function ErrorState({ title, text, onRetry, alreadyAnnounced }: ErrorStateProps) {
  const t = useText();
  const state = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={state} className={classes.state} role={alreadyAnnounced ? undefined : 'alert'}>
      <span className={classes.alarm}>
        <Icon name="alert" size={24} />
      </span>
      <Title order={2} size="h3">
        {title}
      </Title>
      {text && (
        <Text inherit c="dimmed" mt={-4}>
          {text}
        </Text>
      )}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </div>
  );
}
