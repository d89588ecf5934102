import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { StaleNotice } from '@/features/errors/StaleNotice';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { toDataUrl } from '@/lib/dataUrl';
import { deriveType } from '@/lib/imageType';
import { useGetLogoQuery, useUpdateLogoMutation } from '@/store/api/logoApi';
import type { Organization } from '@/store/api/organizationApi';
import { isServiceError } from '@/store/ports/serviceError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { FailureLine } from '@/ui/feedback/FailureLine';
import { showSuccess } from '@/ui/feedback/notifications';
import { FileDrop, ForMouse } from '@/ui/fields/FileDrop';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import classes from './LogoCard.module.css';

interface LogoCardProps {
  organization: Organization;
  canEdit: boolean;
}

export function LogoCard({ organization, canEdit }: LogoCardProps) {
  const t = useText();
  const failureText = useFailureText();
  const { organizationId: id, name } = organization;
  const { currentData: logo, error, isFetching, refetch } = useGetLogoQuery({ id });
  const { upload, isUploading, problem } = useLogoUpload(id);

  const shown =
    logo === undefined ? (
      <Skeleton width={160} height={80} />
    ) : logo === null ? (
      <Text inherit c="dimmed">
        {t('organization.logo_none')}
      </Text>
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
    <ReadOnlyCard title={t('organization.logo')}>
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
        <FileDrop
          label={t('organization.logo')}
          accept="image/jpeg,image/png"
          chooseLabel={t('organization.logo_choose')}
          hint={
            <>
              {t('organization.logo_types')} {t('organization.logo_hint')}
              <ForMouse> · {t('organization.logo_drop')}</ForMouse>
            </>
          }
          isBusy={isUploading}
          onFile={(file) => void upload(file)}
        >
          {shown}
        </FileDrop>
      ) : (
        shown
      )}
      <FailureLine>{problem}</FailureLine>
    </ReadOnlyCard>
  );
}

/** The limit is in bytes (specification, administration area, section 9). */
const largest = 500 * 1024;

interface LogoUpload {
  upload: (file: File) => Promise<void>;
  isUploading: boolean;
  problem: string | null;
}

function useLogoUpload(organizationId: string): LogoUpload {
  const t = useText();
  const failureText = useFailureText();
  const [send, { isLoading }] = useUpdateLogoMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const upload = async (file: File) => {
    const { name } = file;
    setProblem(null);
    if (file.size > largest) return setProblem(t('organization.logo_too_large', { name }));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = deriveType(bytes);
    if (!type) return setProblem(t('organization.logo_wrong_type', { name }));
    const { error } = await send({ id: organizationId, dataUrl: toDataUrl(bytes, type) });
    // The message about the file itself is more specific.
    const [fault] = isServiceError(error) ? error.fieldErrors : [];
    if (error) setProblem(`${t('organization.logo_failed')}. ${fault?.message ?? failureText(error)}`);
    else showSuccess(t('organization.logo_uploaded'));
  };
  return { upload, isUploading: isLoading, problem };
}
