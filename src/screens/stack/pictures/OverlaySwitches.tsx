import { Switch, Text, VisuallyHidden } from '@mantine/core';
import { unitText } from '@/features/stack-fields/fieldWords';
import { useText } from '@/i18n/useText';
import type { ShownOverlay } from './PictureSheet';
import classes from './StackPicture.module.css';

export function OverlaySwitches({ overlays }: { overlays: readonly ShownOverlay[] }) {
  const t = useText();
  if (overlays.length === 0) return null;
  return (
    <fieldset className={classes.switches}>
      <VisuallyHidden component="legend">{t('stack.picture.overlays')}</VisuallyHidden>
      {overlays.map(({ id, title, unit, count, shown, onShow }) => (
        <Switch
          key={id}
          label={
            <>
              {unit ? t('stack.picture.overlay', { title, unit: unitText(unit, t) }) : title}{' '}
              <Text span inherit c="dimmed" display="block" fz="xs" fw="normal">
                {t('stack.picture.marks', { count })}
              </Text>
            </>
          }
          checked={shown}
          onChange={({ currentTarget }) => onShow(currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
