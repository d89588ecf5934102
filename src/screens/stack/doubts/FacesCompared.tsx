import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { numberIn } from '@/features/stack-fields/fieldNumbers';
import { measuredText } from '@/features/stack-fields/fieldWords';
import type { ReadField } from '@/features/stack-fields/readField';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { PairedPicture, PicturePair } from '@/screens/stack/pictures/PicturePair';
import { usePicture } from '@/screens/stack/pictures/usePicture';
import type { Stack } from '@/screens/stack/readStack';
import classes from './StackDoubts.module.css';

/**
 * Shows the front and the back side by side with their areas. A person can see which of the two areas is
 * wrong, and no calculation can.
 */
export function FacesCompared({ stack, facts }: { stack: Stack; facts: StackFacts }) {
  return (
    <PicturePair>
      <Face stack={stack} side="front" field={facts.front} />
      <Face stack={stack} side="back" field={facts.back} />
    </PicturePair>
  );
}

const files = { front: 'FrontImage', back: 'BackImage' } as const;

interface FaceProps {
  stack: Stack;
  side: keyof typeof files;
  field: ReadField | undefined;
}

function Face({ stack: { stackId, stackNumber }, side, field }: FaceProps) {
  const words = useFieldWords();
  const { t } = words;
  const title = t(`stack.head.${side}`);
  const area = numberIn(field);
  return (
    <PairedPicture
      picture={usePicture({ stackId, file: files[side], size: 'preview', isWanted: true })}
      caption={
        <span className={classes.face}>
          {title} {typeof area === 'number' && field && <b>{measuredText(area, 3, field.unit, words)}</b>}
        </span>
      }
      alt={t('stack.picture.alt', { title, stackNumber })}
      missing={t('stack.doubts.no_picture', { title })}
    />
  );
}
