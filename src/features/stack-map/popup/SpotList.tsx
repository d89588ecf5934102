import { Button, UnstyledButton } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { useGetStackMapInfoQuery } from '@/store/api/stackApi';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { PopupTitle } from './PopupTitle';
import classes from './StackPopup.module.css';

interface SpotListProps {
  points: readonly StackPoint[];
  onChoose: (stackId: string) => void;
}

/** Only this many stacks of a spot are named, because each number needs a call. */
const named = 12;

/** Drawing more rows in one step would block the page; a spot may have 100,000 stacks. */
const shownAtOnce = 100;

export function SpotList({ points, onChoose }: SpotListProps) {
  const t = useText();
  const [shown, setShown] = useState(shownAtOnce);
  const further = points.length - shown;
  return (
    <>
      <PopupTitle>{t('map.spot', { count: points.length })}</PopupTitle>
      <ul className={classes.list}>
        {points.slice(0, shown).map((point, index) => (
          <li key={point.stackId}>
            <UnstyledButton
              className={classes.stack}
              // The focus goes to the first of the newly requested stacks.
              autoFocus={shown > shownAtOnce && index === shown - shownAtOnce}
              onClick={() => onChoose(point.stackId)}
            >
              <StackName stackId={point.stackId} index={index} />
              <ToneBadge {...stateMarks[point.state]} label={t(`stack_state.${point.state}`)} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {further > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + shownAtOnce)}>
          {t('map.spot_more', { count: further })}
        </Button>
      )}
    </>
  );
}

function StackName({ stackId, index }: { stackId: string; index: number }) {
  const t = useText();
  const { number } = useFormats();
  const { currentData } = useGetStackMapInfoQuery(index < named ? { id: stackId } : skipToken);
  return (
    <span>
      {currentData
        ? t('map.stack', { stackNumber: currentData.stackNumber })
        : t('map.spot_stack', { place: number(index + 1) })}
    </span>
  );
}
