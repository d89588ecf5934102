import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { VolumeEvidence } from '@/features/stack-fields/evidence/VolumeEvidence';
import type { FieldWords } from '@/features/stack-fields/fieldWords';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { DoubtNote } from '@/screens/stack/doubts/DoubtNote';
import { InvoiceableNote } from '@/screens/stack/evidence/StackEvidence';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { PositionMap } from '@/screens/stack/location/PositionMap';
import { acceptedIn, type Stack } from '@/screens/stack/readStack';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { HeadPictures } from './HeadPictures';
import { lineOf } from './lineOf';
import classes from './StackHead.module.css';
import { StackPlace } from './StackPlace';
import { StackTimeline } from './StackTimeline';
import { daysRegistered, timelineOf } from './timeline';
import { WoodLines } from './WoodLines';

interface StackHeadProps {
  stack: Stack;
  facts: StackFacts;
  departmentName: string | undefined;
  history?: ReactNode;
}

export function StackHead({ stack, facts, departmentName, history }: StackHeadProps) {
  const words = useFieldWords();
  const { t } = words;
  const { position } = facts;
  const isMeasured = stack.status !== 'PreRegistration';
  const steps = timelineOf(stack, new Date());
  const daysWaiting = isMeasured ? null : daysRegistered(steps);
  const [picture, ...pictures] = facts.pictures;
  const invoiceable = isMeasured && (
    <PartBoundary>
      <InvoiceableNote stack={stack} facts={facts} />
    </PartBoundary>
  );
  return (
    <section className={classes.head} data-card aria-label={t('stack.head.name')}>
      <div className={classes.answer}>
        <WoodLines stack={stack} facts={facts} />
        {isMeasured && (
          <PartBoundary>
            <VolumeEvidence facts={facts} instrument={stack.instrument} accepted={acceptedIn(stack)} />
          </PartBoundary>
        )}
        <DoubtNote doubts={stack.withdrawal === null ? stack.doubts : []} />
        {daysWaiting !== null && (
          <Text inherit c="dimmed" mt={4}>
            {registeredText(daysWaiting, facts, words)}
          </Text>
        )}
        {stack.status === 'AssignedToSawmill' && stack.sawmillName && (
          <dl className={classes.sawmill}>
            <dt>{t('stack.sawmill')}</dt>
            <dd>{stack.sawmillName}</dd>
          </dl>
        )}
        <StackPlace stack={stack} facts={facts} departmentName={departmentName} />
        {!isMeasured && <Notes facts={facts} />}
      </div>
      {(picture || position) && (
        <div className={classes.sight}>
          {picture && <HeadPictures key={stack.stackId} stack={stack} pictures={[picture, ...pictures]} />}
          {position && (
            <div className={classes.map}>
              <PositionMap position={position} state={stack.status} name={stack.stackNumber} />
            </div>
          )}
        </div>
      )}
      {daysWaiting === null && (
        <div className={classes.timeline}>
          <StackTimeline stack={stack} steps={steps} invoiceable={invoiceable} />
        </div>
      )}
      {history}
    </section>
  );
}

function Notes({ facts: { remarks } }: Pick<StackHeadProps, 'facts'>) {
  if (remarks.length === 0) return null;
  return (
    <dl className={classes.notes}>
      {keyedByIndex(remarks).map(({ key, item: { title, lang, text } }) => (
        <div key={key}>
          <dt lang={lang}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function registeredText(days: number, { registrator }: StackFacts, words: FieldWords): string {
  const name = lineOf(registrator, words);
  return name === undefined
    ? words.t('stack.head.registered', { count: days })
    : words.t('stack.head.registered_by', { count: days, name });
}
