import { Group } from '@mantine/core';
import { stackDate } from '@/features/stack-list/stackDate';
import { useText } from '@/i18n/useText';
import type { StackDetail } from '@/store/api/stackApi';
import { ZonedDay } from '@/ui/values/ZonedDay';

const steps = ['PreRegistration', 'Measured', 'AssignedToSawmill'] as const;

/** These dates of a stack are known without any change of it. */
export function StackDates({ stack }: { stack: StackDetail }) {
  const t = useText();
  return (
    <Group component="span" gap="0 16px" justify="center">
      {steps.map((step) => {
        const instant = stackDate(stack, step);
        return (
          instant && (
            <span key={step}>
              {t(`stack_date.${step}`)}: <ZonedDay instant={instant} timeZone={stack.timeZone} />
            </span>
          )
        );
      })}
    </Group>
  );
}
