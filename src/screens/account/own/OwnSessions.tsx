import { Button, Skeleton, Text } from '@mantine/core';
import { useId, useRef } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { useRemovalNotice } from '@/features/errors/useRemovalNotice';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import {
  type AccountSession,
  useEndAccountSessionMutation,
  useEndOtherAccountSessionsMutation,
  type useListAccountSessionsQuery,
} from '@/store/api/accountApi';
import { Notice } from '@/ui/feedback/Notice';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { RemovalDialog } from '@/ui/overlay/ConfirmDialog';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import classes from './AccountDialog.module.css';

interface OwnSessionsProps {
  sessions: ReturnType<typeof useListAccountSessionsQuery>;
}

export function OwnSessions({ sessions }: OwnSessionsProps) {
  const t = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  const { data: rows, error, isFetching, refetch } = sessions;
  return (
    <section aria-labelledby={id} aria-busy={isFetching}>
      <h3 ref={heading} id={id} tabIndex={-1} className={classes.heading}>
        {t('own_account.sessions.title')}
      </h3>
      {error ? <Failure error={error} isFetching={isFetching} onRetry={refetch} onGone={toHeading} /> : null}
      {rows ? (
        <Rows rows={rows} onReload={refetch} onGone={toHeading} />
      ) : (
        !error && <Skeleton height={120} />
      )}
    </section>
  );
}

interface FailureProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => unknown;
  onGone: () => void;
}

function Failure({ error, isFetching, onRetry, onGone }: FailureProps) {
  const t = useText();
  const failureText = useFailureText();
  const element = useFocusFallback<HTMLDivElement>(onGone);
  return (
    <div ref={element}>
      <Notice tone="danger">
        <p>{t('own_account.sessions.failed')}</p>
        <p>{failureText(error)}</p>
        <Button variant="default" size="xs" loading={isFetching} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </Notice>
    </div>
  );
}

interface RowsProps {
  rows: readonly AccountSession[];
  onReload: () => Promise<unknown>;
  onGone: () => void;
}

function Rows({ rows, onReload, onGone }: RowsProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const [end] = useEndAccountSessionMutation();
  const [endOthers] = useEndOtherAccountSessionsMutation();
  const reportRemoval = useRemovalNotice(onReload);
  const { subject, ...ending } = useDialogSubject<AccountSession | 'others'>();
  const deviceOf = useDevice();
  const hasOthers = rows.some(({ current }) => !current);
  const session = subject === 'others' ? null : subject;
  const remove = () => reportRemoval(session ? end({ id: session.sessionId }) : endOthers());
  return (
    <>
      <Text inherit c="dimmed">
        {t(hasOthers ? 'own_account.sessions.purpose' : 'own_account.sessions.no_others')}
      </Text>
      <ul className={classes.sessions}>
        {[...rows].sort(ownFirst).map((row) => (
          <Row key={row.sessionId} session={row} onEnd={() => ending.open(row)} onGone={onGone} />
        ))}
      </ul>
      {hasOthers && <EndOthers onEnd={() => ending.open('others')} onGone={onGone} />}
      <RemovalDialog
        opened={ending.opened}
        title={t(session ? 'own_account.sessions.end_title' : 'own_account.sessions.end_others_title')}
        confirmLabel={t(session ? 'own_account.sessions.end_submit' : 'own_account.sessions.end_others')}
        remove={remove}
        onClose={ending.close}
      >
        {session
          ? t('own_account.sessions.end_text', {
              device: deviceOf(session),
              time: dateTime(session.createdAt),
            })
          : t('own_account.sessions.end_others_text')}
      </RemovalDialog>
    </>
  );
}

const ownFirst = (one: AccountSession, other: AccountSession) => Number(other.current) - Number(one.current);

function useDevice(): (session: AccountSession) => string {
  const t = useText();
  return ({ device }) => device ?? t('own_account.sessions.no_device');
}

interface RowProps {
  session: AccountSession;
  onEnd: () => void;
  onGone: () => void;
}

function Row({ session, onEnd, onGone }: RowProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const deviceOf = useDevice();
  const element = useFocusFallback<HTMLLIElement>(onGone);
  const { createdAt, lastUsedAt, address, current } = session;
  return (
    <li ref={element}>
      <div>
        <p className={classes.device}>
          <strong>{deviceOf(session)}</strong>
          {current && <ToneBadge tone="success" shape="disc" label={t('own_account.sessions.current')} />}
        </p>
        <Text inherit c="dimmed" className={classes.facts}>
          <span>{address ?? t('own_account.sessions.no_address')}</span>
          <span>{t('own_account.sessions.since', { time: dateTime(createdAt) })}</span>
          {!current && <span>{t('own_account.sessions.last_used', { time: dateTime(lastUsedAt) })}</span>}
        </Text>
      </div>
      {!current && (
        <Button
          variant="default"
          aria-label={t('own_account.sessions.end_named', { device: deviceOf(session) })}
          onClick={onEnd}
        >
          {t('own_account.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ onEnd, onGone }: Pick<RowProps, 'onEnd' | 'onGone'>) {
  const t = useText();
  const element = useFocusFallback<HTMLDivElement>(onGone);
  return (
    <div ref={element}>
      <Button variant="default" onClick={onEnd}>
        {t('own_account.sessions.end_others')}
      </Button>
    </div>
  );
}
