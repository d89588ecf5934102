import { useSyncExternalStore } from 'react';
import { useText } from '@/i18n/useText';
import { Notice } from '@/ui/feedback/Notice';
import classes from './DraftNotice.module.css';
import { drafts } from './drafts';

const namesOfForms = () => JSON.stringify(drafts.closedForms());

/** Names the forms of this page that have kept text from before the page was dropped, until they open. */
export function DraftNotice() {
  const t = useText();
  const names = useSyncExternalStore(drafts.subscribe, namesOfForms);
  const forms: string[] = JSON.parse(names);
  if (forms.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Notice tone="warning">
        {forms.map((form) => (
          <p key={form}>{t('form.draft_kept', { title: form })}</p>
        ))}
      </Notice>
    </div>
  );
}
