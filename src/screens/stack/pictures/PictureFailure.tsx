import { Button } from '@mantine/core';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import classes from './StackPicture.module.css';

interface PictureFailureProps {
  error: ServiceError;
  onRetry: () => void;
}

export function PictureFailure({ error, onRetry }: PictureFailureProps) {
  const t = useText();
  const failureText = useFailureText();
  const refuge = useFocusFallback<HTMLDivElement>((from) =>
    from.closest<HTMLElement>('figure, [data-autofocus]')?.focus(),
  );
  return (
    <div ref={refuge} role="alert" className={classes.failure}>
      <p>
        <strong>{t('stack.picture.failed')}</strong> {failureText(error)}
      </p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
