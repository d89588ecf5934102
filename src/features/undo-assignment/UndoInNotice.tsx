import { useText } from '@/i18n/useText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import type { AssignedStack, NamesOf } from './stackNames';
import { useUndoAssignment } from './useUndoAssignment';

interface UndoInNoticeProps {
  stacks: readonly AssignedStack[];
  namesOf: NamesOf;
  hrefOf?: (stackId: string) => string;
  moveFocus: () => void;
  onUndone: () => void;
}

export function UndoInNotice({ stacks, namesOf, hrefOf, moveFocus, onUndone }: UndoInNoticeProps) {
  const t = useText();
  const { undo, isBusy } = useUndoAssignment(namesOf, hrefOf);
  const button = useFocusFallback<HTMLButtonElement>(moveFocus);
  return (
    <BusyButton
      ref={button}
      aria-keyshortcuts="U"
      variant="default"
      busy={isBusy}
      onClick={async () => {
        if (await undo(stacks)) onUndone();
      }}
    >
      {t('undo.in_notice')}
    </BusyButton>
  );
}
