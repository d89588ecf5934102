import { Alert, Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FiguresState } from '@/features/stack-figures/figuresState';
import { useText } from '@/i18n/useText';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { Icon } from '@/ui/icons/Icon';
import classes from './Details.module.css';

interface DetailsCardProps<Data> {
  title: string;
  state: FiguresState<Data>;
  failed: string;
  children: (data: Data) => ReactNode;
}

export function DetailsCard<Data>({ title, state, failed, children }: DetailsCardProps<Data>) {
  const t = useText();
  return (
    <ReadOnlyCard title={title}>
      <div aria-busy={state.status === 'loading'}>
        {state.status === 'loading' && <Skeleton className={classes.space} />}
        {state.status === 'failed' && (
          <Alert color="danger" role="alert" icon={<Icon name="alert" />} title={failed}>
            <Button variant="default" onClick={state.retry}>
              {t('ui.retry')}
            </Button>
          </Alert>
        )}
        {state.status === 'ready' && children(state.data)}
      </div>
    </ReadOnlyCard>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  choices: readonly (readonly [value: Value, text: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Choices<Value extends string>({ label, choices, value, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset aria-label={label} className={classes.choices}>
      {choices.map(([one, text]) => (
        <Button
          key={one}
          variant="default"
          px={10}
          aria-pressed={one === value}
          onClick={() => onChange(one)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
