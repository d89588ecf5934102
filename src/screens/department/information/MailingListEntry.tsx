import { ActionIcon } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useSaveReport } from '@/features/errors/useSaveReport';
import { useText } from '@/i18n/useText';
import { useRemoveFromMailingListMutation } from '@/store/api/departmentApi';
import { useFocusRefuge } from '@/ui/feedback/useFocusFallback';
import { Icon } from '@/ui/icons/Icon';
import classes from './MailingListCard.module.css';

interface MailingListEntryProps {
  departmentId: string;
  email: string;
  /** Takes the focus from the entry's button when the entry goes away. */
  refuge: RefObject<HTMLInputElement | null>;
}

/** One address of the list, and the way off it. */
export function MailingListEntry({ departmentId: id, email, refuge }: MailingListEntryProps) {
  const t = useText();
  const report = useSaveReport('form.update_successful', 'form.updated_failed');
  const [remove, { isLoading }] = useRemoveFromMailingListMutation();
  const [failure, setFailure] = useState('');
  const button = useFocusRefuge<HTMLButtonElement>(() => refuge.current?.focus());
  const leave = async () => {
    if (isLoading) return;
    setFailure('');
    const outcome = await report(remove({ id, body: { email } }));
    if (outcome.kind === 'failed') setFailure(outcome.message);
  };
  return (
    <li className={classes.entry}>
      <div className={classes.email}>
        {email}
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      </div>
      <ActionIcon
        ref={button}
        aria-label={t('department.mailing_list_remove', { email })}
        aria-disabled={isLoading}
        onClick={() => void leave()}
      >
        <Icon name="trash" />
      </ActionIcon>
    </li>
  );
}
