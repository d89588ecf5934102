import { ActionIcon } from '@mantine/core';
import { useText } from '@/i18n/useText';

interface ZoomButtonsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
}

export function ZoomButtons({ onZoomIn, onZoomOut }: ZoomButtonsProps) {
  const t = useText();
  return (
    <>
      <ActionIcon variant="default" aria-label={t('ui.zoom_in')} onClick={onZoomIn}>
        <span aria-hidden="true">+</span>
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('ui.zoom_out')} onClick={onZoomOut}>
        <span aria-hidden="true">−</span>
      </ActionIcon>
    </>
  );
}
