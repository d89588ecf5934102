import { Anchor } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { Stack } from '@/screens/stack/readStack';
import { useFeature } from '@/store/useFeature';
import { Icon } from '@/ui/icons/Icon';
import { toPart } from '@/ui/layout/toPart';
import classes from './DoubtNote.module.css';
import { doubtsId } from './doubtsId';

export function DoubtNote({ doubts }: Pick<Stack, 'doubts'>) {
  const t = useText();
  if (!useFeature('doubts') || doubts.length === 0) return null;
  return (
    <Anchor {...toPart(doubtsId)} className={classes.note}>
      <Icon name="alert" size={14} />
      {t('ui.named_value', {
        name: t('stack.doubts.title'),
        value: doubts.map((kind) => t(`stack_doubt.${kind}`)).join(' '),
      })}
    </Anchor>
  );
}
