import { Group, VisuallyHidden } from '@mantine/core';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import type { RecordedPosition } from '@/features/stack-fields/evidence/volumeFacts';
import { type FieldWords, measuredText } from '@/features/stack-fields/fieldWords';
import { PlaceInWords } from '@/features/stack-map/base-map/PlaceInWords';
import { coordinatesText } from '@/lib/position';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { NearbyMark } from '@/screens/stack/nearby/NearbyStacks';
import type { Stack } from '@/screens/stack/readStack';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { PositionActions, SendPosition } from '@/ui/values/PositionActions';
import { lineOf } from './lineOf';
import classes from './StackHead.module.css';

interface StackPlaceProps {
  stack: Stack;
  facts: StackFacts;
  departmentName: string | undefined;
}

export function StackPlace({ stack, facts, departmentName }: StackPlaceProps) {
  const words = useFieldWords();
  const { t } = words;
  const { areaNumber, position } = facts;
  // On a phone the bar at the foot of the page leads to the position.
  const isPhone = useIsPhone();
  const sent = { name: t('stack.title', { stackNumber: stack.stackNumber }), canCopyLink: true };
  const area = [departmentName, lineOf(areaNumber, words)].filter(Boolean).join(' · ');
  if (!area && !position) return null;
  return (
    <>
      <dl className={classes.place}>
        <VisuallyHidden component="dt">{t('stack.head.place')}</VisuallyHidden>
        <dd>
          {area && <span className={classes.area}>{area}</span>}{' '}
          {position && (
            <>
              <span className={classes.later}>
                <PartBoundary>
                  <PlaceInWords position={position} />
                </PartBoundary>
              </span>
              <span className={classes.whereabouts}>
                <span className={classes.coordinates}>{coordinatesIn(position, words)}</span>
                {isPhone && <SendPosition {...sent} position={position} asIcons />}
              </span>
              <span className={classes.later}>
                <PartBoundary>
                  <NearbyMark stack={stack} position={position} />
                </PartBoundary>
              </span>
            </>
          )}
        </dd>
      </dl>
      {position && !isPhone && (
        <Group align="stretch" gap={8} mt={8}>
          <PositionActions {...sent} position={position} />
        </Group>
      )}
    </>
  );
}

/**
 * The coordinates are shown to the metre. Their accuracy follows if it was recorded. The record shows all
 * decimals.
 */
function coordinatesIn(position: RecordedPosition, words: FieldWords): string {
  const coordinates = coordinatesText(position, 5);
  if (typeof position.accuracy !== 'number') return coordinates;
  return `${coordinates} ±\u00a0${measuredText(position.accuracy, position.accuracy < 1 ? 1 : 0, 'Meters', words)}`;
}
