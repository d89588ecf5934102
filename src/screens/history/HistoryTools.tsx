import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { personLabel } from '@/features/members/person';
import { useText } from '@/i18n/useText';
import { downloadHistory } from '@/store/api/historyApi';
import { useListPeopleQuery } from '@/store/api/personApi';
import { useAppDispatch } from '@/store/hooks';
import { useFeature } from '@/store/useFeature';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { showSuccess } from '@/ui/feedback/notifications';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import { DateRangeField } from '@/ui/fields/DateRangeField';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { type readFilters, thingKinds } from './historyFilters';

interface HistoryToolsProps {
  orgId: string;
  filters: ReturnType<typeof readFilters>;
  onChange: (changes: Readonly<Record<string, string | null>>) => void;
}

export function HistoryTools({ orgId, filters, onChange }: HistoryToolsProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const hasPeople = useFeature('people');
  const { data: people } = useListPeopleQuery({ id: orgId }, { skip: !hasPeople });
  const { kind, thing, person, days } = filters;
  // The padding equals that of the two days below.
  const inset = isPhone && { styles: { input: { paddingInlineStart: 8 } } };
  return (
    <Group align="flex-end" gap={isPhone ? 8 : 'md'}>
      <Group wrap="nowrap" gap={isPhone ? 8 : 'md'} {...(isPhone && { grow: true, w: '100%' })}>
        {/* A single record has only one kind, so the choice is hidden. */}
        {thing === '' && (
          <ChoiceField
            label={t('history.thing')}
            placeholder={t('ui.select.all')}
            optional
            options={thingKinds.map((value) => ({ value, label: t(`history.kinds.${value}`) }))}
            value={kind}
            {...inset}
            onChange={(value) => onChange({ kind: value })}
          />
        )}
        <ChoiceField
          label={t('history.who')}
          placeholder={t('ui.select.all')}
          optional
          options={(people ?? []).map((known) => ({ value: known.personId, label: personLabel(known) }))}
          value={person === '' ? null : person}
          {...inset}
          onChange={(value) => onChange({ person: value })}
        />
      </Group>
      <DateRangeField
        label={t('history.period')}
        value={days}
        onChange={({ from, to }) => onChange({ from, to })}
      />
      {thing !== '' && (
        <Button variant="default" onClick={() => onChange({ thing: null, kind: null })}>
          {t('history.everything')}
        </Button>
      )}
    </Group>
  );
}

export function HistoryDownload({ call }: { call: Parameters<typeof downloadHistory>[0] }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const isSaved = await dispatch(downloadHistory(call));
    setBusy(false);
    if (isSaved) showSuccess(t('stack_table.downloaded'));
  };
  return (
    <BusyButton variant="default" leftSection={<Icon name="download" />} busy={busy} onClick={start}>
      {t('history.download')}
    </BusyButton>
  );
}
