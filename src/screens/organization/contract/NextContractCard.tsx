import { useGetNextContractQuery, useUpdateNextContractMutation } from '@/store/api/organizationApi';
import { ContractCard } from './ContractCard';

interface NextContractCardProps {
  organizationId: string;
  canEdit: boolean;
}

/** The contract that follows the current one. */
export function NextContractCard({ organizationId: id, canEdit }: NextContractCardProps) {
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
