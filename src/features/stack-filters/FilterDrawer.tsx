import { Alert, Button, Drawer } from '@mantine/core';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import classes from './FilterDrawer.module.css';

export interface FilterDrawerProps {
  opened: boolean;
  onClose: () => void;
  onReset: () => void;
  optionsState: 'loading' | 'failed' | 'loaded';
  onRetry: () => void;
  result: ReactNode;
  volumeText?: string | undefined;
}

interface FrameProps extends FilterDrawerProps {
  count: number;
  children: ReactNode;
}

export function FilterDrawer(props: FrameProps) {
  const { opened, onClose, onReset, optionsState, onRetry, result, volumeText, count, children } = props;
  const t = useText();
  // A drawer that is mounted before it opens remembers the previous focus and returns it.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  // Fields keep unfinished input, which a reset has to discard too.
  const [resets, setResets] = useState(0);
  const reset = () => {
    setResets(resets + 1);
    onReset();
  };
  return (
    <Drawer
      opened={opened && isThere}
      onClose={onClose}
      position="right"
      title={t('stack_filters.title')}
      closeButtonProps={{ 'aria-label': t('stack_filters.close') }}
      overlayProps={{ backgroundOpacity: 0.2 }}
      // Removing the page's own scrollbar would restyle the whole page.
      removeScrollProps={{ removeScrollBar: false }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <p className={classes.applied}>{t('stack_filters.applied', { count })}</p>
      <div className={classes.fields}>
        {optionsState === 'failed' && (
          <Alert color="danger" role="alert" icon={<Icon name="alert" />} title={t('stack_filters.failed')}>
            <Button variant="default" onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          </Alert>
        )}
        <Fragment key={resets}>{children}</Fragment>
      </div>
      <div className={classes.foot}>
        <div className={classes.result}>
          <span role="status">{optionsState === 'loading' ? t('stack_filters.loading') : result}</span>
          {optionsState !== 'loading' && volumeText && <span>{volumeText}</span>}
        </div>
        <Button variant="default" onClick={reset}>
          {t('stack_filters.reset')}
        </Button>
        <Button onClick={onClose}>{t('stack_filters.show')}</Button>
      </div>
    </Drawer>
  );
}
