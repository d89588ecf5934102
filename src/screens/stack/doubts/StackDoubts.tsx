import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { doubtWordMaxLength } from '@/lib/generated/limits.gen';
import type { Stack } from '@/screens/stack/readStack';
import { useLookAtStackDoubtsMutation } from '@/store/api/stackApi';
import { Notice } from '@/ui/feedback/Notice';
import { doubtsId } from './doubtsId';
import classes from './StackDoubts.module.css';

/** What is most likely a slip, until an administrator says why it is right; below it what was looked at. */
export function StackDoubts({ stack }: { stack: Stack }) {
  const t = useText();
  const { date } = useFormats();
  const { doubts, doubtsLookedAt } = stack;
  if (doubts.length + doubtsLookedAt.length === 0) return null;
  return (
    <section id={doubtsId} tabIndex={-1} aria-label={t('stack.doubts.title')} className={classes.doubts}>
      {doubts.length > 0 && (
        <Notice tone="warning">
          {doubts.map((kind) => (
            <p key={kind}>{t(`stack_doubt.${kind}`)}</p>
          ))}
          <Look stackId={stack.stackId} kinds={doubts} />
        </Notice>
      )}
      {doubtsLookedAt.map(({ kind, word, lookedAtDateTime }) => (
        <p key={kind} className={classes.seen}>
          {t('stack.doubts.looked_at', {
            date: date(lookedAtDateTime),
            doubt: t(`stack_doubt.${kind}`),
            word,
          })}
        </p>
      ))}
    </section>
  );
}

function Look({ stackId, kinds }: { stackId: string; kinds: Stack['doubts'] }) {
  const t = useText();
  const { reportSave } = useSaveFeedback();
  const [lookAt, { isLoading }] = useLookAtStackDoubtsMutation();
  const [word, setWord] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() === '') return setError(t('stack.doubts.word_missing'));
    const result = await reportSave(lookAt({ id: stackId, body: { kinds: [...kinds], word: word.trim() } }));
    setError(result.kind === 'failed' ? result.message : null);
  };
  return (
    <form className={classes.look} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
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
      <Button type="submit" variant="default" loading={isLoading}>
        {t('stack.doubts.look')}
      </Button>
    </form>
  );
}
