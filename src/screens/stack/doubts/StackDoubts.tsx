import { Text, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { doubtWordMaxLength } from '@/lib/generated/limits.gen';
import { dayIn, knownZone } from '@/lib/zonedTime';
import type { Stack } from '@/screens/stack/readStack';
import { useLookAtStackDoubtsMutation } from '@/store/api/stackApi';
import { useFeature } from '@/store/useFeature';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { Notice } from '@/ui/feedback/Notice';
import { useUnsaved } from '@/ui/form/unsaved/useUnsaved';
import { doubtsId } from './doubtsId';
import classes from './StackDoubts.module.css';

/** What is most likely a slip, until an administrator says why it is right; below it what was looked at. */
export function StackDoubts({ stack }: { stack: Stack }) {
  const t = useText();
  const { date } = useFormats();
  const section = useRef<HTMLElement>(null);
  const { doubts, doubtsLookedAt } = stack;
  if (!useFeature('doubts') || doubts.length + doubtsLookedAt.length === 0) return null;
  return (
    <section
      ref={section}
      id={doubtsId}
      tabIndex={-1}
      aria-label={t('stack.doubts.title')}
      className={classes.doubts}
    >
      {doubts.length > 0 && (
        <Notice tone="warning">
          {doubts.map((kind) => (
            <p key={kind}>{t(`stack_doubt.${kind}`)}</p>
          ))}
          <Look stack={stack} section={section} />
        </Notice>
      )}
      {doubtsLookedAt.map(({ kind, word, lookedAtDateTime }) => (
        <Text key={kind} inherit c="dimmed">
          {t('stack.doubts.looked_at', {
            date: date(dayIn(lookedAtDateTime, knownZone(stack.timeZone))),
            doubt: t(`stack_doubt.${kind}`),
            word,
          })}
        </Text>
      ))}
    </section>
  );
}

interface LookProps {
  stack: Stack;
  /** Takes the focus when the form goes. */
  section: RefObject<HTMLElement | null>;
}

function Look({ stack, section }: LookProps) {
  const t = useText();
  const { reportSave } = useSaveFeedback();
  const [lookAt, { isLoading }] = useLookAtStackDoubtsMutation();
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const [error, setError] = useState<string | null>(null);
  useUnsaved(word.trim() !== '');
  const { stackId: id, doubts, lastModifiedDateTime } = stack;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (word.trim() === '') {
      setError(t('stack.doubts.word_missing'));
      field.current?.focus();
      return;
    }
    const body = {
      kinds: [...doubts],
      word: word.trim(),
      lastModifiedDateTime: lastModifiedDateTime ?? '',
    };
    const result = await reportSave(lookAt({ id, body }));
    if (result.kind === 'saved') section.current?.focus();
    else setError(result.kind === 'conflict' ? t('form.conflict') : result.message);
  };
  return (
    <form className={classes.look} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        ref={field}
        label={t('stack.doubts.word')}
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
      <BusyButton type="submit" busy={isLoading}>
        {t('stack.doubts.look')}
      </BusyButton>
    </form>
  );
}
