import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { useIsPhone } from '@/ui/layout/useIsPhone';

/** The button occupies the area of the one that replaces it after loading, and passes its focus on to it. */
export function WaitingAssign() {
  const t = useText();
  const isPhone = useIsPhone();
  const label = t('stacks.assign');
  const ref = useFocusFallback<HTMLButtonElement>(({ parentElement: parent }) =>
    // The task runs after the commit, which adds the other button.
    queueMicrotask(() => {
      const buttons = [...(parent?.querySelectorAll('button') ?? [])];
      buttons.find((button) => button.getAttribute('aria-label') === label)?.focus();
    }),
  );
  return (
    <DisabledReason reason={t('stacks.sawmills_loading')}>
      <Button ref={ref} aria-label={label} variant={isPhone ? 'default' : 'filled'}>
        {t(isPhone ? 'stacks.assign_confirm' : 'stacks.assign')}
      </Button>
    </DisabledReason>
  );
}
