import { skipToken } from '@reduxjs/toolkit/query';
import { useShellScope } from '@/app/scope/useShellScope';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useText } from '@/i18n/useText';
import { isSameName } from '@/lib/normalText';
import { paths } from '@/navigation/paths';
import type { StackItem } from '@/store/api/stackApi';
import { useReadStackPageQuery } from '@/store/api/stackPages';
import type { CommandGroup } from './useCommands';

const shortest = 2;
const most = 5;

interface StackCommands {
  group: CommandGroup | null;
  state: 'idle' | 'searching' | 'found' | 'failed';
  retry: () => void;
}

export function useStackCommands(search: string): StackCommands {
  const t = useText();
  const { woodText } = useWoodTexts();
  const scope = useShellScope();
  const departmentIds = scope?.departments.map(({ departmentId }) => departmentId) ?? [];
  const isWanted = scope !== null && departmentIds.length > 0 && search.length >= shortest;
  const { currentData, isFetching, error, refetch } = useReadStackPageQuery(
    isWanted
      ? {
          list: 'listStacks',
          body: { departmentIds, search, dateType: 'LastChanged', page: 1, pageSize: most },
        }
      : skipToken,
  );
  const retry = () => void refetch();
  if (!isWanted) return { group: null, state: 'idle', retry };
  if (isFetching) return { group: null, state: 'searching', retry };
  if (error || !currentData) return { group: null, state: 'failed', retry };
  const { orgId, deptId } = scope;
  const isExact = ({ stackNumber }: StackItem) => isSameName(stackNumber, search);
  const commands = currentData.data
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)))
    .map((stack) => ({
      id: `stack ${stack.stackId}`,
      label: stack.stackNumber,
      detail: [t(`stack_state.${stack.state}`), woodText(stack)].filter(Boolean).join(' · '),
      action: {
        to: paths.stack(orgId, stack.departmentId === deptId ? deptId : 'all', stack.stackId),
      },
    }));
  const { totalCount } = currentData;
  const query = new URLSearchParams({ dateType: 'LastChanged', from: '', to: '', search });
  const all = {
    id: 'all stacks',
    label: t('commands.all_stacks', { count: totalCount }),
    action: { to: `${paths.stacks(orgId, 'all')}?${query}` },
  };
  return {
    group: {
      id: 'stacks',
      label: t('commands.stacks'),
      commands: totalCount > commands.length ? [...commands, all] : commands,
    },
    state: 'found',
    retry,
  };
}
