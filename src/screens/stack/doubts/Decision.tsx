import { Text, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { doubtWordMaxLength } from '@/lib/generated/limits.gen';
import type { Stack } from '@/screens/stack/readStack';
import {
  type Acceptable,
  useAcceptStackDoubtsMutation,
  useAskForNewMeasurementMutation,
} from '@/store/api/stackApi';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { useUnsaved } from '@/ui/form/unsaved/useUnsaved';
import classes from './StackDoubts.module.css';

interface DecisionProps {
  stack: Stack;
  open: readonly Acceptable[];
  section: RefObject<HTMLElement | null>;
}

export function Decision({ stack, open, section }: DecisionProps) {
  const t = useText();
  const reportAccepted = useSaveNotice('stack.doubts.accept_done', 'form.updated_failed');
  const reportAsked = useSaveNotice('stack.doubts.ask_done', 'form.updated_failed');
  const [accept, accepting] = useAcceptStackDoubtsMutation();
  const [ask, asking] = useAskForNewMeasurementMutation();
  const whoId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const [error, setError] = useState<string | null>(null);
  useUnsaved(word.trim() !== '');
  const { stackId: id, newMeasurement } = stack;
  const said = { word: word.trim(), lastModifiedDateTime: stack.lastModifiedDateTime ?? '' };
  const isBusy = accepting.isLoading || asking.isLoading;
  const mayAsk = newMeasurement?.obstacle === null && newMeasurement.asked === null;
  const report = async (saving: ReturnType<typeof reportAccepted>) => {
    const result = await saving;
    if (result.kind !== 'saved')
      return setError(result.kind === 'conflict' ? t('form.conflict') : result.message);
    setWord('');
    section.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (said.word === '') {
      setError(t('stack.doubts.word_missing'));
      field.current?.focus();
    } else void report(reportAccepted(accept({ id, body: { ...said, kinds: [...open] } })));
  };
  return (
    <>
      <form className={classes.decision} onSubmit={submit} noValidate>
        <TextInput
          ref={field}
          label={t(mayAsk ? 'stack.doubts.word_or_message' : 'stack.doubts.word')}
          description={t('stack.doubts.word_hint')}
          autoComplete="off"
          maxLength={doubtWordMaxLength}
          value={word}
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={(event) => {
            setWord(event.currentTarget.value);
            setError(null);
          }}
        />
        <BusyButton type="submit" busy={accepting.isLoading}>
          {t('stack.doubts.accept')}
        </BusyButton>
      </form>
      {newMeasurement && !newMeasurement.asked && (
        <div className={classes.asking}>
          {mayAsk && (
            <BusyButton
              variant="default"
              aria-describedby={whoId}
              busy={asking.isLoading}
              onClick={() => {
                if (!isBusy) void report(reportAsked(ask({ id, body: said })));
              }}
            >
              {t('stack.doubts.ask')}
            </BusyButton>
          )}
          <WhoIsAsked id={whoId} newMeasurement={newMeasurement} />
        </div>
      )}
    </>
  );
}

interface WhoIsAskedProps {
  id: string;
  newMeasurement: NonNullable<Stack['newMeasurement']>;
}

function WhoIsAsked({ id, newMeasurement: { to, obstacle } }: WhoIsAskedProps) {
  const t = useText();
  const name = to ?? t('stack.doubts.surveyor');
  return (
    <Text id={id} inherit c="dimmed">
      {obstacle === null
        ? t('stack.doubts.asks', { name })
        : t(`stack.doubts.obstacle.${obstacle}`, { name })}
    </Text>
  );
}
