import { useId } from 'react';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  isSelectable,
  type SelectedStack,
  selectSelection,
  stacksSelected,
  stacksUnselected,
} from '@/store/selection/selectionSlice';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import boxes from '@/ui/table/SelectBox.module.css';
import classes from './SelectStack.module.css';

interface SelectStackProps {
  listKey: string;
  stack: SelectedStack;
}

export function SelectStack({ listKey, stack }: SelectStackProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { stackId } = stack;
  const boxId = useId();
  const isSelected = useAppSelector((state) =>
    selectSelection(state).stacks.some((selected) => selected.stackId === stackId),
  );
  const toggle = () => {
    if (isSelected) dispatch(stacksUnselected({ stackIds: [stackId] }));
    else dispatch(stacksSelected({ listKey, stacks: [stack] }));
  };
  return (
    <div className={classes.target}>
      <DisabledReason reason={isSelectable(stack) ? null : t('stack_table.not_selectable')}>
        <input id={boxId} type="checkbox" className={boxes.box} checked={isSelected} onChange={toggle} />
      </DisabledReason>
      <label htmlFor={boxId}>{t('stack_table.select')}</label>
    </div>
  );
}
