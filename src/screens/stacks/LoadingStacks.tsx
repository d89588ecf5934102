import { StackListSkeleton } from '@/features/stack-list/StackListSkeleton';
import { useText } from '@/i18n/useText';
import { useStackDeletion } from './DeleteStackDialog';
import { useStackColumns } from './useStackColumns';

const noNames: ReadonlyMap<string, string> = new Map();

export function LoadingStacks() {
  const t = useText();
  const deletion = useStackDeletion(() => undefined);
  const columns = useStackColumns({ dateType: 'Invoiceable', departmentNames: noNames, deletion });
  return <StackListSkeleton title={t('stacks.title')} caption={t('stacks.table')} columns={columns} />;
}
