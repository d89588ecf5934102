import { Button, Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import classes from './ConflictNotice.module.css';
import type { EditState } from './useEditForm';

interface ConflictNoticeProps {
  form: EditState;
  newer: ReactNode;
  /** Loads the newest version; rejects, or gives an `error`, when that fails. */
  onReload: () => Promise<unknown>;
}

/** After a 412: shows the newer version, and lets the person decide which one is kept. */
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

/** What a query's `refetch` gives when it fails. */
function isFailure(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'error' in answer && answer.error !== undefined;
}
