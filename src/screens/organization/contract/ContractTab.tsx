import { Group, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import {
  useGetContractQuery,
  useGetNextContractQuery,
  usePreviewRetentionQuery,
  useUpdateContractMutation,
  useUpdateNextContractMutation,
} from '@/store/api/organizationApi';
import { useFeature } from '@/store/useFeature';
import { Notice } from '@/ui/feedback/Notice';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { ContractCard } from './ContractCard';

interface ContractTabProps {
  organizationId: string;
  canEdit: boolean;
}

export function ContractTab(props: ContractTabProps) {
  return (
    // The key ties an open form to its organisation.
    <Stack key={props.organizationId}>
      <CurrentContractCard {...props} />
      <NextContractCard {...props} />
      <Group>
        <HistoryLink orgId={props.organizationId} kind="Contract" text="contract.history" />
      </Group>
    </Stack>
  );
}

interface NextContractCardProps {
  organizationId: string;
  canEdit: boolean;
}

function NextContractCard({ organizationId: id, canEdit }: NextContractCardProps) {
  const query = useGetNextContractQuery({ id });
  const [update] = useUpdateNextContractMutation();
  return (
    <ContractCard
      period="next"
      query={query}
      canEdit={canEdit}
      update={(changes) => update({ id, ...changes })}
    />
  );
}

interface CurrentContractCardProps {
  organizationId: string;
  canEdit: boolean;
}

/** Editing needs a confirmation, because the current month is already invoiced by this contract. */
function CurrentContractCard({ organizationId: id, canEdit }: CurrentContractCardProps) {
  const t = useText();
  const query = useGetContractQuery({ id });
  const [update] = useUpdateContractMutation();
  const hasRetention = useFeature('retention');
  const [begin, setBegin] = useState<(() => void) | null>(null);
  const answer = (edit: (() => void) | null) => {
    setBegin(null);
    edit?.();
  };
  return (
    <>
      <ContractCard
        period="current"
        query={query}
        canEdit={canEdit}
        update={(changes) => update({ id, ...changes })}
        beforeEdit={(edit) => setBegin(() => edit)}
        retentionNotice={(months) => hasRetention && <RetentionNotice organizationId={id} months={months} />}
      />
      <ConfirmDialog
        opened={begin !== null}
        title={t('contract.confirm_title')}
        confirmLabel={t('form.edit')}
        busy={false}
        error={null}
        onConfirm={() => answer(begin)}
        onCancel={() => answer(null)}
      >
        {t('contract.confirm_text')}
      </ConfirmDialog>
    </>
  );
}

interface RetentionNoticeProps {
  organizationId: string;
  months: number | null;
}

function RetentionNotice({ organizationId: id, months: typedMonths }: RetentionNoticeProps) {
  const t = useText();
  const { date } = useFormats();
  const [months] = useDebouncedValue(typedMonths, 300);
  const { currentData } = usePreviewRetentionQuery({ id, months: months ?? 0 }, { skip: months === null });
  const preview = months === typedMonths ? currentData : undefined;
  return (
    <div role="status">
      {preview && preview.stacks > 0 && (
        <Notice tone="warning">
          <p>
            {t('contract.retention_deletes', {
              count: preview.stacks,
              from: date(preview.from),
              before: date(preview.lastChangeBefore),
            })}
          </p>
        </Notice>
      )}
    </div>
  );
}
