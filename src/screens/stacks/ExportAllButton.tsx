import { ActionIcon, Button } from '@mantine/core';
import { memo, useMemo } from 'react';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { useStackExport } from '@/features/stack-list/export/useStackExport';
import { useText } from '@/i18n/useText';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackTotalsArg } from '@/store/filters/queryArgs';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';

interface ExportAllButtonProps {
  filters: StackFilters;
  departmentIds: readonly string[];
  parts: SawmillsAndCard;
  total: number | undefined;
  stackHref: (stackId: string) => string;
}

export const ExportAllButton = memo(function ExportAllButton(props: ExportAllButtonProps) {
  const { filters, departmentIds, parts, total, stackHref } = props;
  const t = useText();
  const isPhone = useIsPhone();
  const { sawmills, card } = parts;
  const subject = useMemo(() => {
    const knownSawmillIds = sawmills?.map(({ id }) => id);
    const body = stackTotalsArg(filters, departmentIds, knownSawmillIds);
    const isAdministered = true as const;
    return body && { choice: { filters: body }, count: total, card, hrefOf: stackHref, isAdministered };
  }, [filters, departmentIds, sawmills, card, total, stackHref]);
  const { isOffered, open, dialog } = useStackExport(subject);
  if (!isOffered) return null;
  const name = t('export.action');
  return (
    <>
      <DisabledReason reason={!subject || total === 0 ? t('stacks.nothing_to_download') : null}>
        {isPhone ? (
          <ActionIcon variant="default" aria-label={name} onClick={open}>
            <Icon name="share" />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<Icon name="share" />} onClick={open}>
            {name}
          </Button>
        )}
      </DisabledReason>
      {dialog}
    </>
  );
});
