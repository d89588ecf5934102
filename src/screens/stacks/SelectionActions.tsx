import { Button } from '@mantine/core';
import type { OrganizationParts } from '@/features/department-scope/useOrganizationParts';
import type { StackDownload } from '@/features/stack-selection/useStackDownload';
import type { StackSelection } from '@/features/stack-selection/useStackSelection';
import { useText } from '@/i18n/useText';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { AssignDialog } from './AssignDialog';
import { assignable } from './assignable';
import { useStackAssignment } from './useStackAssignment';

interface SelectionActionsProps {
  selection: StackSelection;
  parts: OrganizationParts;
  download: StackDownload;
}

/** What can be done with the selected stacks; whatever cannot says why. */
export function SelectionActions({ selection, parts, download }: SelectionActionsProps) {
  const t = useText();
  const stackIds = selection.stacks.map((stack) => stack.stackId);
  const measurementCardId = parts.card?.measurementCardId;
  const noCard = parts.cardProblem && t(`stacks.card_${parts.cardProblem}`);
  return (
    <>
      <AssignAction selection={selection} parts={parts} />
      <DisabledReason reason={download.disabledReason}>
        <Button variant="default" onClick={() => download.start({ kind: 'archive', body: { stackIds } })}>
          {t('stack_table.download_reports')}
        </Button>
      </DisabledReason>
      <DisabledReason reason={noCard ?? download.disabledReason}>
        <Button
          variant="default"
          onClick={() =>
            measurementCardId && download.start({ kind: 'csv', body: { measurementCardId, stackIds } })
          }
        >
          {t('stacks.download_stacks')}
        </Button>
      </DisabledReason>
    </>
  );
}

function AssignAction({ selection, parts }: Pick<SelectionActionsProps, 'selection' | 'parts'>) {
  const t = useText();
  const assignment = useStackAssignment(selection.stacks, selection.clear);
  const { sawmills, sawmillsFailed } = parts;

  const reason = () => {
    if (!sawmills) return t(sawmillsFailed ? 'stacks.sawmills_failed' : 'stacks.sawmills_loading');
    if (sawmills.length === 0) return t('stacks.no_sawmills');
    return assignable(selection.stacks).stacks.length === 0 ? t('stacks.all_assigned') : null;
  };
  return (
    <>
      <DisabledReason reason={reason()}>
        <Button onClick={assignment.open}>{t('stacks.assign')}</Button>
      </DisabledReason>
      <AssignDialog
        opened={assignment.opened}
        sawmills={sawmills ?? []}
        chosenId={assignment.chosenId}
        onChoose={assignment.choose}
        assignable={assignment.assignable}
        busy={assignment.busy}
        error={assignment.error}
        onAssign={assignment.assign}
        onCancel={assignment.close}
      />
    </>
  );
}
