import { Button, Fieldset, Popover, Stack, Switch } from '@mantine/core';
import { memo } from 'react';
import { useText } from '@/i18n/useText';
import { useFeature } from '@/store/useFeature';
import { Icon } from '@/ui/icons/Icon';
import { furtherColumns, type ListPreferences } from './listPreferences';

interface ColumnChoiceProps {
  preferences: ListPreferences;
  onChange: (preferences: ListPreferences) => void;
  withColumns: boolean;
}

export const ColumnChoice = memo(function ColumnChoice(props: ColumnChoiceProps) {
  const { preferences, onChange, withColumns } = props;
  const t = useText();
  const { columns, dense } = preferences;
  const hasDecisions = useFeature('decisions');
  const offered = furtherColumns.filter((id) => hasDecisions || id !== 'check');
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<Icon name="columns" />}>
          {t('stack_columns.title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('stack_columns.title')}>
        <Stack gap="xs">
          {withColumns && (
            <Fieldset legend={t('stack_columns.further')} variant="unstyled">
              <Stack gap="xs">
                {offered.map((id) => (
                  <Switch
                    key={id}
                    label={t(`stack_columns.${id}`)}
                    checked={columns.includes(id)}
                    onChange={({ currentTarget: { checked } }) =>
                      onChange({
                        ...preferences,
                        columns: furtherColumns.filter((one) =>
                          one === id ? checked : columns.includes(one),
                        ),
                      })
                    }
                  />
                ))}
              </Stack>
            </Fieldset>
          )}
          <Switch
            label={t('stack_columns.dense')}
            checked={dense}
            onChange={({ currentTarget: { checked } }) => onChange({ ...preferences, dense: checked })}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
});
