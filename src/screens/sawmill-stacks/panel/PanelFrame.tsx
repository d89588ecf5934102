import { CloseButton, Drawer, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '@/i18n/useText';
import { useWidth } from '@/ui/layout/useWidth';
import classes from './PanelFrame.module.css';

interface PanelFrameProps {
  stackId: string;
  title: string;
  tools: ReactNode;
  isCovered: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function PanelFrame(props: PanelFrameProps) {
  return useWidth('wide') ? <BesideList {...props} /> : <OverList {...props} />;
}

function BesideList({ stackId, title, tools, onClose, children }: PanelFrameProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read the id, but another stack must take the focus and start at the top
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
    if (panel.current) panel.current.scrollTop = 0;
  }, [stackId]);
  const closeOnEscape = (event: KeyboardEvent) => {
    // React also sends the keys of overlays over the panel here.
    const isOwn =
      event.target instanceof Element && event.target.closest('[role="dialog"]') === event.currentTarget;
    if (event.key === 'Escape' && isOwn && !event.defaultPrevented) onClose();
  };
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.beside}
      onKeyDown={closeOnEscape}
    >
      <div className={classes.head}>
        <Title order={2} id={titleId} className={classes.title}>
          {title}
        </Title>
        {tools}
        <Close onClose={onClose} />
      </div>
      {children}
    </section>
  );
}

function OverList({ title, tools, isCovered, onClose, children }: PanelFrameProps) {
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      closeOnEscape={!isCovered}
      position="right"
      returnFocus={false}
      classNames={{ content: classes.over }}
      transitionProps={{ duration: 150 }}
    >
      <Drawer.Overlay backgroundOpacity={0.2} />
      <Drawer.Content>
        <Drawer.Body pt={0}>
          <div className={classes.head}>
            <Drawer.Title className={classes.title}>{title}</Drawer.Title>
            {tools}
            <Close onClose={onClose} />
          </div>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Close({ onClose }: Pick<PanelFrameProps, 'onClose'>) {
  const t = useText();
  return <CloseButton flex="none" aria-label={t('sawmill_panel.close')} onClick={onClose} data-autofocus />;
}
