import { ActionIcon } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import { callTo, mailTo } from '@/ui/values/ContactLinks';
import classes from './PersonCells.module.css';
import { type Person, personLabel } from './person';

export function ContactIcons({ person }: { person: Person }) {
  const t = useText();
  const { phone, email } = person;
  const name = personLabel(person);
  const call = callTo(phone);
  return (
    <span className={classes.icons}>
      {call && (
        <ActionIcon component="a" href={call} aria-label={t('person.call', { name })}>
          <Icon name="phone" />
        </ActionIcon>
      )}
      {email && (
        <ActionIcon component="a" href={mailTo(email)} aria-label={t('person.write', { name })}>
          <Icon name="mail" />
        </ActionIcon>
      )}
    </span>
  );
}
