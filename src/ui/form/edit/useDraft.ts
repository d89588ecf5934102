import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, drafts } from '@/ui/form/draft/drafts';
import type { EditState } from './useEditForm';

const isSameBase = (one: Draft, other: Draft) => JSON.stringify(one.base) === JSON.stringify(other.base);

interface DraftOptions {
  name: string;
  form: EditState;
  /**
   * With `always` each form of this name on this page is about one record. With `same` the text comes back
   * only if it is about the same values.
   */
  resumes: 'always' | 'same' | 'never';
}

/**
 * Keeps the typed text when the page goes into the background, which is the last event that a page gets
 * before a phone drops it. Restores the text when the form opens again.
 * @returns whether the form has begun with text from before
 */
export function useDraft({ name, form, resumes }: DraftOptions): boolean {
  const [found] = useState(() => drafts.read(name));
  const [isBack, setBack] = useState(false);
  const resume = useEffectEvent(() => {
    if (!found || (resumes === 'same' && !isSameBase(found, form.draft))) return;
    form.resume(found);
    setBack(true);
  });
  const keep = useEffectEvent(() => drafts.keep(name, form.isDirty ? form.draft : null));
  useEffect(() => {
    if (resumes === 'never') return;
    const close = drafts.open(name);
    resume();
    const onHidden = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', keep);
      close();
    };
  }, [name, resumes]);
  return isBack && form.isDirty;
}
