import { Fragment } from 'react';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { isInDoubt } from '@/features/stack-list/isInDoubt';
import { useText } from '@/i18n/useText';
import { namedStacks } from '@/lib/namedStacks';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './AssignDialog.module.css';
import type { Assignable } from './assignable';
import { DoubtMark } from './DoubtMark';
import { Folded } from './Folded';

export function StacksToAssign({ stacks }: { stacks: Assignable['stacks'] }) {
  const t = useText();
  const { volumeText, lengthText } = useWoodTexts();
  const others = stacks.length - namedStacks;
  const rows = stacks.slice(0, namedStacks).map((stack) => ({
    stack,
    volume: volumeText(stack.volume, stack.volumeUnit),
    wood: [stack.treeSpecies?.text, stack.assortment?.text, lengthText(stack)].filter(Boolean).join(' · '),
  }));
  const isPhone = useIsPhone();
  const filledColumns = (['volume', 'wood'] as const).filter((id) => rows.some((row) => row[id]));
  // A phone's row has no room for the wood, which has a line of its own below.
  const columns = isPhone ? filledColumns.filter((id) => id !== 'wood') : filledColumns;
  return (
    <Folded summary={t('stacks.assign_shown', { count: stacks.length })}>
      <table className={classes.stacks} aria-label={t('stacks.assign_stacks')}>
        <thead>
          <tr>
            <th scope="col">{t('stack_table.stack_number')}</th>
            {columns.map((id) => (
              <th key={id} scope="col" data-column={id}>
                {t(`stack_columns.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stack, ...values }) => (
            <Fragment key={stack.stackId}>
              <tr>
                <th scope="row">
                  {stack.stackNumber}
                  {isInDoubt(stack) && (
                    <>
                      {' '}
                      <DoubtMark stack={stack} />
                    </>
                  )}
                </th>
                {columns.map((id) => (
                  <td key={id} data-column={id}>
                    {values[id] || '–'}
                  </td>
                ))}
              </tr>
              {isPhone && values.wood && (
                <tr>
                  <td colSpan={1 + columns.length} data-column="wood">
                    {values.wood}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {others > 0 && t('stacks.assign_more', { count: others })}
    </Folded>
  );
}
