import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import classes from './ConflictNotice.module.css';
import type { EditState } from './useEditForm';

interface ConflictNoticeProps {
  form: EditState;
  newer: ReactNode;
  /** Loads the newest version, and rejects or resolves to an `error` on failure. */
  onReload: () => Promise<unknown>;
}

export function ConflictNotice({ form, newer, onReload }: ConflictNoticeProps) {
  const t = useText();
  const [loading, setLoading] = useState<'no' | 'now' | 'failed' | 'done'>('no');
  const load = async () => {
    setLoading('now');
    const hasFailed = await onReload().then(isFailure, () => true);
    setLoading(hasFailed ? 'failed' : 'done');
  };
  return (
    <section className={classes.notice} aria-label={t('form.newer')}>
      <p role="alert">{t('form.conflict')}</p>
      {loading === 'done' ? (
        <Choice form={form} newer={newer} />
      ) : (
        <BusyButton variant="default" busy={loading === 'now'} onClick={load}>
          {t('form.newer_show')}
        </BusyButton>
      )}
      {loading === 'failed' && (
        <p role="alert" className={classes.failure}>
          {t('form.newer_failed')}
        </p>
      )}
    </section>
  );
}

function Choice({ form, newer }: Pick<ConflictNoticeProps, 'form' | 'newer'>) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {t('form.newer')}
      </h3>
      {newer}
      <Group gap="xs">
        <Button variant="default" onClick={form.keepMine}>
          {t('form.newer_keep_mine')}
        </Button>
        <Button variant="default" onClick={form.restart}>
          {t('form.newer_use')}
        </Button>
      </Group>
    </>
  );
}

/** `refetch` does not reject when the query fails: it resolves to an object with `error`. */
function isFailure(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'error' in answer && answer.error !== undefined;
}
