import { Alert, Button, Drawer } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import classes from './StackFilterDrawer.module.css';
import { StackFilterFields, type StackFilterFieldsProps } from './StackFilterFields';

interface StackFilterDrawerProps extends StackFilterFieldsProps {
  opened: boolean;
  onClose: () => void;
  onReset: () => void;
  optionsState: 'loading' | 'failed' | 'loaded';
  onRetry: () => void;
  /** Read aloud, as the drawer covers the list: "showing 12 results". */
  resultText: string;
}

/** Filters apply at once, while the drawer is open. */
export function StackFilterDrawer({
  opened,
  onClose,
  onReset,
  optionsState,
  onRetry,
  resultText,
  ...fields
}: StackFilterDrawerProps) {
  const t = useText();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={t('stack_filters.title')}
      closeButtonProps={{ 'aria-label': t('stack_filters.close') }}
      overlayProps={{ backgroundOpacity: 0.2 }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <div className={classes.fields}>
        {optionsState === 'failed' && (
          <Alert color="danger" role="alert" icon={<Icon name="alert" />} title={t('stack_filters.failed')}>
            <Button variant="default" onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          </Alert>
        )}
        <StackFilterFields {...fields} />
      </div>
      <div className={classes.foot} data-drawer-foot>
        <p role="status" className={classes.result}>
          {optionsState === 'loading' ? t('stack_filters.loading') : resultText}
        </p>
        <Button variant="default" onClick={onReset}>
          {t('stack_filters.reset')}
        </Button>
        <Button onClick={onClose}>{t('stack_filters.show')}</Button>
      </div>
    </Drawer>
  );
}
