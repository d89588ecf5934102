import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { useText } from '../../i18n/useText';
import { useGetOrganizationQuery } from '../../store/api/organizationApi';
import { useGetPersonQuery } from '../../store/api/personApi';
import { serviceErrorOf } from '../../store/api/serviceError';
import { LoadingCards } from '../../ui/LoadingCards';
import { PageHeader } from '../../ui/PageHeader';
import { FailedPage } from '../../widgets/service-failure/FailedPage';
import { PersonContents } from './PersonContents';

/** Somebody within one organisation: what is open to the person there, and since when it was not used. */
export function PersonScreen() {
  const t = useText();
  const { orgId: id = '', personId = '' } = useParams();
  const {
    currentData: person,
    error,
    isFetching,
    refetch,
  } = useGetPersonQuery(
    { id, personId },
    // Access given elsewhere changes it too: it is read anew whenever it is opened.
    { refetchOnMountOrArgChange: true },
  );
  const { currentData: organization } = useGetOrganizationQuery({ id });
  const title = t('people.title');
  if (!person && error && !isFetching)
    return <FailedPage title={title} error={serviceErrorOf(error)} onRetry={() => void refetch()} />;
  if (person)
    return (
      <PersonContents
        organization={{ id, name: organization?.name ?? '' }}
        person={person}
        isUpdating={isFetching}
        onReload={refetch}
      />
    );
  return (
    <Stack>
      <PageHeader title={title} />
      <LoadingCards />
    </Stack>
  );
}
