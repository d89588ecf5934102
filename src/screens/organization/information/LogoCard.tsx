import { Skeleton } from '@mantine/core';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { useReadLogoQuery } from '@/store/api/logoApi';
import type { Organization } from '@/store/api/organizationApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PlainCard } from '@/ui/form/PlainCard';
import classes from './LogoCard.module.css';
import { LogoDrop } from './LogoDrop';
import { useLogoUpload } from './useLogoUpload';

interface LogoCardProps {
  organization: Organization;
  canEdit: boolean;
}

/** The organisation's logo, and how it gets another one. */
export function LogoCard({ organization, canEdit }: LogoCardProps) {
  const t = useText();
  const failureText = useFailureText();
  const { organizationId: id, name } = organization;
  const { currentData: logo, error, isFetching, refetch } = useReadLogoQuery({ id });
  const { upload, isUploading, problem } = useLogoUpload(id);

  const shown =
    logo === undefined ? (
      <Skeleton width={160} height={80} />
    ) : logo === null ? (
      <p className={classes.none}>{t('organization.logo_none')}</p>
    ) : (
      <img
        src={logo}
        alt={t('organization.logo_of', { name })}
        className={classes.logo}
        data-uploading={isUploading || undefined}
      />
    );
  const failed = logo === undefined && error !== undefined;
  return (
    <PlainCard title={t('organization.logo')}>
      {logo !== undefined && (
        <StaleNotice error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
      {failed ? (
        <ErrorState
          title={t('organization.logo_not_loaded')}
          text={failureText(error)}
          onRetry={() => void refetch()}
        />
      ) : canEdit ? (
        <LogoDrop isUploading={isUploading} onFile={(file) => void upload(file)}>
          {shown}
        </LogoDrop>
      ) : (
        shown
      )}
      <p role="alert" className={classes.problem}>
        {problem}
      </p>
    </PlainCard>
  );
}
