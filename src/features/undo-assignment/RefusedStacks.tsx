import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { namedStacks } from '@/lib/namedStacks';
import type { UnassignStacksApiResponse } from '@/store/api/sawmillApi';
import classes from './RefusedStacks.module.css';
import type { AssignedStack, NamesOf } from './stackNames';

type Refusal = UnassignStacksApiResponse['refused'][number];

interface RefusedStacksProps {
  refused: readonly Refusal[];
  asked: readonly AssignedStack[];
  namesOf: NamesOf;
  hrefOf: ((stackId: string) => string) | undefined;
}

export function RefusedStacks({ refused, asked, namesOf, hrefOf }: RefusedStacksProps) {
  const t = useText();
  const others = refused.length - namedStacks;
  return (
    <ul className={classes.stacks}>
      {refused.slice(0, namedStacks).map((refusal) => {
        const { stackId } = refusal;
        const { numbers, volume, sawmill } = namesOf(asked.filter((one) => one.stackId === stackId));
        return (
          <li key={stackId}>
            <span className={classes.stack}>
              {hrefOf ? (
                <Anchor component={Link} to={hrefOf(stackId)} inherit data-reaches>
                  {numbers[0] ?? stackId}
                </Anchor>
              ) : (
                numbers[0]
              )}
              {volume !== null && <span>{volume}</span>}
            </span>
            {t(`undo.because_${refusal.reason}`, holderOf(refusal, sawmill))}
          </li>
        );
      })}
      {others > 0 && <li>{t('stacks.assign_more', { count: others })}</li>}
    </ul>
  );
}

function holderOf({ reason, sawmillName }: Refusal, meant: string | null) {
  const sawmill = sawmillName ?? (reason === 'NotAssigned' ? null : meant);
  return sawmill === null ? { holder: 'unknown', sawmill: '' } : { holder: 'known', sawmill };
}
