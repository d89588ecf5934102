import { CloseButton } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useText } from '@/i18n/useText';
import { Notice } from '@/ui/feedback/Notice';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import classes from './DraftNotice.module.css';
import { drafts } from './drafts';

const namesOfForms = () => JSON.stringify(drafts.closedForms());

/**
 * Names the forms of this page that have kept text from before the browser dropped the page. The notice
 * disappears when they open or somebody closes it. The text stays either way.
 */
export function DraftNotice() {
  const names = useSyncExternalStore(drafts.subscribe, namesOfForms);
  const forms: string[] = JSON.parse(names);
  return forms.length === 0 ? null : <Shown forms={forms} />;
}

function Shown({ forms }: { forms: readonly string[] }) {
  const t = useText();
  const notice = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={notice} className={classes.notice}>
      <Notice tone="warning">
        <div className={classes.line}>
          <div>
            {forms.map((form) => (
              <p key={form}>{t('form.draft_kept', { title: form })}</p>
            ))}
          </div>
          <CloseButton c="inherit" aria-label={t('ui.dismiss')} onClick={drafts.silence} />
        </div>
      </Notice>
    </div>
  );
}
