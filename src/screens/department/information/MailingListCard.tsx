import { useRef } from 'react';
import { useText } from '@/i18n/useText';
import type { Department } from '@/store/api/departmentApi';
import { PlainCard } from '@/ui/form/PlainCard';
import { MailingListAddition } from './MailingListAddition';
import classes from './MailingListCard.module.css';
import { MailingListEntry } from './MailingListEntry';

/** To whom the department's measurement reports are sent. */
export function MailingListCard({ department }: { department: Department }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const { departmentId, mailingList } = department;
  return (
    <PlainCard title={t('department.mailing_list')}>
      <p className={classes.text}>{t('department.mailing_list_text')}</p>
      {mailingList.length === 0 ? (
        <p className={classes.text}>{t('department.mailing_list_none')}</p>
      ) : (
        <ul aria-label={t('department.mailing_list')} className={classes.list}>
          {mailingList.map((email) => (
            <MailingListEntry key={email} departmentId={departmentId} email={email} refuge={field} />
          ))}
        </ul>
      )}
      <MailingListAddition departmentId={departmentId} mailingList={mailingList} field={field} />
    </PlainCard>
  );
}
