import type { RefObject } from 'react';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { dayIn, knownZone } from '@/lib/zonedTime';
import type { Stack } from '@/screens/stack/readStack';
import {
  type Acceptable,
  useTakeBackNewMeasurementMutation,
  useTakeBackStackAcceptanceMutation,
} from '@/store/api/stackApi';
import { useFeature } from '@/store/useFeature';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { useShowFailure } from '@/ui/feedback/notifications';
import classes from './StackDoubts.module.css';

interface StandingDecisionsProps {
  stack: Stack;
  reason: (kind: Acceptable) => string;
  section: RefObject<HTMLElement | null>;
}

export function StandingDecisions({ stack, reason, section }: StandingDecisionsProps) {
  const t = useText();
  const { date } = useFormats();
  const { resultOf } = useSaveFeedback();
  const showFailure = useShowFailure();
  const canTakeBack = useFeature('decisions');
  const [takeBack, { isLoading, originalArgs }] = useTakeBackStackAcceptanceMutation();
  const [takeBackAsking, asking] = useTakeBackNewMeasurementMutation();
  const { stackId: id, accepted, newMeasurement } = stack;
  const asked = newMeasurement?.asked;
  const dayOf = (instant: string) => date(dayIn(instant, knownZone(stack.timeZone)));
  const report = async (saving: PromiseLike<{ error?: unknown }>) => {
    const result = await resultOf(await saving);
    if (result.kind === 'failed') showFailure(t('form.updated_failed'), result.message);
    else section.current?.focus();
  };
  if (accepted.length === 0 && !asked) return null;
  return (
    <ul className={classes.standing}>
      {asked && (
        <li>
          <span>
            {t('stack.doubts.asked', {
              ...by(asked.askedBy),
              date: dayOf(asked.askedDateTime),
              name: newMeasurement.to ?? t('stack.doubts.surveyor'),
            })}
            {asked.word !== '' && ` ${t('stack.doubts.quoted', { word: asked.word })}`}
          </span>
          <BusyButton
            variant="default"
            busy={asking.isLoading}
            onClick={() => {
              if (!asking.isLoading) void report(takeBackAsking({ id }));
            }}
          >
            {t('stack.doubts.take_back_asking')}
          </BusyButton>
        </li>
      )}
      {accepted.map(({ kind, word, acceptedDateTime, acceptedBy }) => (
        <li key={kind}>
          <span>
            {t('stack.doubts.accepted', {
              ...by(acceptedBy),
              date: dayOf(acceptedDateTime),
              doubt: reason(kind),
              word,
            })}
          </span>
          {canTakeBack && (
            <BusyButton
              variant="default"
              busy={isLoading && originalArgs?.kind === kind}
              onClick={() => {
                if (!isLoading) void report(takeBack({ id, kind }));
              }}
            >
              {t('stack.doubts.take_back')}
            </BusyButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** No name is given if the person who decided has left or was erased. */
function by(name: string | null) {
  return { by: name ?? '', hasName: name === null ? 'no' : 'yes' };
}
