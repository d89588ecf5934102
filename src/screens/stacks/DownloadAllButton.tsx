import { ActionIcon, Button } from '@mantine/core';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { useStackDownload } from '@/features/stack-list/selection/useStackDownload';
import { useText } from '@/i18n/useText';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackCsvArg } from '@/store/filters/queryArgs';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { afterRows } from './afterRows';

interface DownloadAllButtonProps {
  filters: StackFilters;
  departmentIds: readonly string[];
  parts: SawmillsAndCard;
  total: number | undefined;
}

export const DownloadAllButton = afterRows(function DownloadAllButton(props: DownloadAllButtonProps) {
  const { filters, departmentIds, parts, total } = props;
  const t = useText();
  const download = useStackDownload();
  const knownSawmillIds = parts.sawmills?.map((sawmill) => sawmill.id);
  const body =
    parts.card && stackCsvArg(parts.card.measurementCardId, filters, departmentIds, knownSawmillIds);

  const isPhone = useIsPhone();
  const name = t('stacks.download_all');
  const start = () => body && download.start({ kind: 'csvFromFilter', body, count: total });
  const reason = () => {
    if (parts.cardProblem) return t(`stacks.card_${parts.cardProblem}`);
    if (!body || total === 0) return t('stacks.nothing_to_download');
    return download.disabledReason;
  };
  return (
    <DisabledReason reason={reason()}>
      {isPhone ? (
        <ActionIcon variant="default" aria-label={name} onClick={start}>
          <Icon name="download" />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<Icon name="download" />} onClick={start}>
          {name}
        </Button>
      )}
    </DisabledReason>
  );
});
