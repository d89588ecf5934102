import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { FailedPage } from '@/features/errors/FailedPage';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { useText } from '@/i18n/useText';
import { useGetOrganizationQuery } from '@/store/api/organizationApi';
import { useGetPersonQuery } from '@/store/api/personApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { LoadingCards } from '@/ui/feedback/LoadingCards';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PersonContents } from './PersonContents';

export function PersonScreen() {
  const t = useText();
  const { orgId: id = '', personId = '' } = useParams();
  const [isEnding, setEnding] = useState(false);
  // Access given elsewhere changes a person too, so the page loads it again on every opening.
  const personRead = useGetPersonQuery({ id, personId }, { refetchOnMountOrArgChange: true });
  const organizationRead = useGetOrganizationQuery({ id });
  const { currentData: person } = personRead;
  const { currentData: organization } = organizationRead;
  const title = t('people.title');
  // Ending all access leads to another page; until then the reload's 404 is expected.
  const error = isEnding ? undefined : (personRead.error ?? organizationRead.error);
  const isFetching = personRead.isFetching || organizationRead.isFetching;
  const retry = () => {
    if (personRead.error) void personRead.refetch();
    if (organizationRead.error) void organizationRead.refetch();
  };
  const isShown = person !== undefined && organization !== undefined;
  const failure = error === undefined ? null : serviceErrorOf(error);
  const isGone = failure?.status === 403 || failure?.status === 404;
  if (failure && (isShown ? isGone : !isFetching))
    return <FailedPage title={title} error={failure} onRetry={retry} />;
  if (person && organization)
    return (
      <PersonContents
        organization={{ id, name: organization.name }}
        person={person}
        isUpdating={personRead.isFetching}
        onReload={personRead.refetch}
        onEnding={setEnding}
        notice={<StaleNotice error={error} isFetching={isFetching} onRetry={retry} />}
      />
    );
  return (
    <Stack>
      <PageHeader title={title} />
      <LoadingCards />
    </Stack>
  );
}
