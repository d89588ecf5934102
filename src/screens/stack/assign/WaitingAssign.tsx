import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { useIsPhone } from '@/ui/layout/useIsPhone';

/** Keeps the button's place. */
export function WaitingAssign() {
  const t = useText();
  const isPhone = useIsPhone();
  return (
    <DisabledReason reason={t('stacks.sawmills_loading')}>
      <Button aria-label={t('stacks.assign')}>
        {t(isPhone ? 'stacks.assign_confirm' : 'stacks.assign')}
      </Button>
    </DisabledReason>
  );
}
