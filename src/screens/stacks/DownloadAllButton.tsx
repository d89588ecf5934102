import { Button } from '@mantine/core';
import type { OrganizationParts } from '@/features/department-scope/useOrganizationParts';
import { useStackDownload } from '@/features/stack-list/selection/useStackDownload';
import { useText } from '@/i18n/useText';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackCsvArg } from '@/store/filters/queryArgs';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';

interface DownloadAllButtonProps {
  filters: StackFilters;
  departmentIds: readonly string[];
  parts: OrganizationParts;
  /** Stacks in the filter, once known. */
  total: number | undefined;
}

/** Downloads the CSV of all pages. */
export function DownloadAllButton({ filters, departmentIds, parts, total }: DownloadAllButtonProps) {
  const t = useText();
  const download = useStackDownload();
  const knownSawmillIds = parts.sawmills?.map((sawmill) => sawmill.id);
  const body =
    parts.card && stackCsvArg(parts.card.measurementCardId, filters, departmentIds, knownSawmillIds);

  const reason = () => {
    if (parts.cardProblem) return t(`stacks.card_${parts.cardProblem}`);
    if (!body || total === 0) return t('stacks.nothing_to_download');
    return download.disabledReason;
  };
  return (
    <DisabledReason reason={reason()}>
      <Button
        variant="default"
        leftSection={<Icon name="download" />}
        onClick={() => body && download.start({ kind: 'csvFromFilter', body })}
      >
        {t('stacks.download_all')}
      </Button>
    </DisabledReason>
  );
}
