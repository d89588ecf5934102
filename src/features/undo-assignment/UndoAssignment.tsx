import { Button, Stack } from '@mantine/core';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import { useFeature } from '@/store/useFeature';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { useDialogSubject } from '@/ui/overlay/useDialogSubject';
import { type NamesOf, type StackNames, useStackNumbers } from './stackNames';
import classes from './UndoAssignment.module.css';
import { useUndoAssignment } from './useUndoAssignment';

type UndoableStack = Pick<StackItem, 'stackId' | 'undoableAssignment'>;

interface UndoAssignmentProps {
  stacks: readonly UndoableStack[];
  others?: number;
  namesOf: NamesOf;
  hrefOf?: (stackId: string) => string;
  short?: boolean;
  inBar?: boolean;
  onConfirm?: () => void;
  onUndone: () => void;
}

export function UndoAssignment(props: UndoAssignmentProps) {
  const { stacks, others = 0, namesOf, hrefOf, short = false, inBar = false, onConfirm, onUndone } = props;
  const t = useText();
  const { dateTime } = useFormats();
  const { undo, isBusy } = useUndoAssignment(namesOf, hrefOf);
  const numbersText = useStackNumbers();
  const hasUndo = useFeature('undoAssignment');
  const undoable = stacks.flatMap(({ stackId, undoableAssignment }) =>
    hasUndo && undoableAssignment ? [{ stackId, ...undoableAssignment }] : [],
  );
  // The dialog keeps its stacks while the reloaded list no longer offers them.
  const { subject, opened, open, close } = useDialogSubject<{ stacks: typeof undoable; names: StackNames }>();
  const asked = subject?.stacks ?? [];
  const names = subject?.names;
  const [soonest] = asked.map(({ until }) => until).toSorted();
  return (
    <>
      {undoable.length > 0 && (
        <Button
          variant="default"
          classNames={inBar ? { root: classes.action, label: classes.label } : {}}
          aria-label={t('undo.action')}
          {...(short && { title: t('undo.action') })}
          aria-keyshortcuts="U"
          onClick={() => open({ stacks: undoable, names: namesOf(undoable) })}
        >
          {t(short ? 'undo.in_notice' : 'undo.action')}
        </Button>
      )}
      <ConfirmDialog
        opened={opened}
        title={
          names && names.volume !== null && names.sawmill !== null
            ? t('undo.title_of', { count: asked.length, volume: names.volume, sawmill: names.sawmill })
            : t('undo.title', { count: asked.length })
        }
        confirmLabel={t('undo.action')}
        cancelLabel={t('undo.keep')}
        busy={isBusy}
        error={null}
        onConfirm={async () => {
          onConfirm?.();
          const isAnswered = await undo(asked);
          close();
          if (isAnswered) onUndone();
        }}
        onCancel={close}
      >
        <Stack gap="sm">
          {names && <strong>{numbersText(names.numbers)}</strong>}
          <span>{t('undo.text', { count: asked.length })}</span>
          {soonest !== undefined && (
            <span>{t('undo.until', { count: asked.length, moment: dateTime(soonest) })}</span>
          )}
          {others > 0 && <span>{t('undo.skips', { count: others })}</span>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
