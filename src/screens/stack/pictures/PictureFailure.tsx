import { Button } from '@mantine/core';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { useFocusRefuge } from '@/ui/feedback/useFocusFallback';
import classes from './PictureFailure.module.css';

interface PictureFailureProps {
  error: ServiceError;
  onRetry: () => void;
}

/** Stands in the place of a picture that did not load; pressing its button leaves the focus where the picture will be. */
export function PictureFailure({ error, onRetry }: PictureFailureProps) {
  const t = useText();
  const failureText = useFailureText();
  const refuge = useFocusRefuge<HTMLDivElement>((from) => from.closest('figure')?.focus());
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
