import { Alert, Radio, Stack } from '@mantine/core';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { isInDoubt } from '@/features/stack-list/isInDoubt';
import { useMixedText } from '@/features/stack-list/totals/useMixedText';
import { useTotalText } from '@/features/stack-list/totals/WoodTotals';
import { bySpecies, groupsOf, type WoodGroup } from '@/features/stack-list/totals/woodGroups';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import type { Sawmill } from '@/store/api/sawmillApi';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { Attention } from '@/ui/tone/ToneBadge';
import classes from './AssignDialog.module.css';
import type { Assignable } from './assignable';

interface AssignDialogProps {
  opened: boolean;
  /** By name; never empty while open. */
  sawmills: readonly Sawmill[];
  /** Null stands for the first one, as does one that is gone. */
  chosenId: string | null;
  onChoose: (sawmillId: string) => void;
  assignable: Assignable;
  busy: boolean;
  error: string | null;
  onAssign: (sawmill: Sawmill) => void;
  onCancel: () => void;
}

/** Which sawmill the selected stacks go to; only those that have none yet. */
export function AssignDialog(props: AssignDialogProps) {
  const { opened, chosenId, onChoose, assignable, busy, error, onAssign, onCancel } = props;
  const t = useText();
  const { locale } = useLocale();
  // In the order of the reader's alphabet, as on the organisation's page; the service knows one for all.
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sawmills = props.sawmills.toSorted((one, other) => compare(one.name, other.name));
  const chosen = sawmills.find((sawmill) => sawmill.id === chosenId) ?? sawmills[0];
  const { stacks, alreadyAssigned } = assignable;
  const totalText = useTotalText();
  const groups = groupsOf(stacks);
  const doubtful = stacks.filter(isInDoubt).length;
  return (
    <ConfirmDialog
      opened={opened}
      title={t('stacks.assign_title', { count: stacks.length })}
      confirmLabel={t('stacks.assign_confirm')}
      busy={busy}
      error={error}
      outcome={
        chosen &&
        stacks.length > 0 && (
          <div>
            <strong>
              {t(groups ? 'stacks.assign_goes_of' : 'stacks.assign_goes', {
                count: stacks.length,
                sawmill: chosen.name,
                volume: totalText(groups ?? []),
              })}
            </strong>
            {stacks.some(({ undoableAssignment }) => undoableAssignment !== undefined) && (
              <div>{t('stacks.assign_undoable', { count: stacks.length })}</div>
            )}
          </div>
        )
      }
      onConfirm={() => chosen && onAssign(chosen)}
      onCancel={onCancel}
    >
      <Stack gap="md">
        {alreadyAssigned > 0 && <span>{t('stacks.assign_skips', { count: alreadyAssigned })}</span>}
        <Radio.Group
          label={t('stacks.assign_sawmill')}
          value={chosen?.id ?? null}
          onChange={onChoose}
          onKeyDown={keepEnter}
        >
          {sawmills.map((sawmill) => (
            <Radio
              key={sawmill.id}
              className={classes.choice}
              value={sawmill.id}
              label={sawmill.name}
              data-autofocus={sawmill === chosen || undefined}
            />
          ))}
        </Radio.Group>
        {groups && <MixedWood stacks={stacks} groups={groups} />}
        {doubtful > 0 && <Warning>{t('stacks.assign_doubtful', { count: doubtful })}</Warning>}
        {stacks.length > 0 && <StackTable stacks={stacks} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** A second Enter, after the one that opened the dialog, has chosen nothing yet: only the button assigns. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Alert
      color="warning"
      role="note"
      p="xs"
      classNames={{ icon: classes.sign }}
      icon={<Icon name="alert" />}
    >
      {children}
    </Alert>
  );
}

/** A longer list is not read. */
const namedStacks = 10;

/** With the wood that is known of any of them. */
function StackTable({ stacks }: { stacks: Assignable['stacks'] }) {
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
    <div>
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
                      <Attention>
                        {t(
                          stack.evidenceFailed ? 'stack_table.evidence_failed_short' : 'stack_table.in_doubt',
                        )}
                      </Attention>
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
    </div>
  );
}

interface MixedWoodProps {
  stacks: Assignable['stacks'];
  /** Of these stacks. */
  groups: readonly WoodGroup[];
}

/** All that differs can be read in so many lines. */
const fewStacks = 5;

/** What a load should not mix unnoticed; of many stacks with how much there is of each species. */
function MixedWood({ stacks, groups }: MixedWoodProps) {
  const t = useText();
  const totalText = useTotalText();
  const { lengthText } = useWoodTexts();
  const isMixed = bySpecies(groups.filter(({ treeSpecies }) => treeSpecies)).length > 1;
  const ofSpecies = bySpecies(groups).map(([name, ofIt]) =>
    [name ?? t('stack_totals.no_species'), totalText(ofIt)].join('\u00a0'),
  );
  const assortments = differing(stacks.map(({ assortment }) => assortment));
  const lengths = differing(
    stacks.map((stack) => {
      const text = lengthText(stack);
      return text === null ? null : { key: text, text };
    }),
  );
  const mixed = useMixedText(stacks);
  if (mixed === '') return null;
  if (stacks.length <= fewStacks) return <Warning>{t('stack_totals.mixed', { values: mixed })}</Warning>;
  return (
    <Warning>
      {isMixed && <div>{t('stacks.assign_species_mix', { values: ofSpecies.join(' · ') })}</div>}
      {assortments !== null && <div>{t('stacks.assign_assortments_mix', { values: assortments })}</div>}
      {lengths !== null && <div>{t('stacks.assign_lengths_mix', { values: lengths })}</div>}
    </Warning>
  );
}

/** The texts of values that differ in their keys; null where all are the same. */
function differing(values: readonly ({ key: string; text: string } | null | undefined)[]): string | null {
  const textByKey = new Map(values.flatMap((value) => (value ? [[value.key, value.text] as const] : [])));
  return textByKey.size > 1 ? [...textByKey.values()].join(' · ') : null;
}
