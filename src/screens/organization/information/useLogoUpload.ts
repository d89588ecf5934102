import { useState } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { toDataUrl } from '@/lib/dataUrl';
import { deriveType } from '@/lib/imageType';
import { useUploadLogoMutation } from '@/store/api/logoApi';
import { isServiceError } from '@/store/ports/serviceError';
import { showSuccess } from '@/ui/feedback/showSuccess';

/** In bytes (specification, administration area, section 9). */
const largest = 500 * 1024;

interface LogoUpload {
  upload: (file: File) => Promise<void>;
  isUploading: boolean;
  /** Why the last file did not become the logo. */
  problem: string | null;
}

/** Makes a file the organisation's logo, if it is one: judged by what is in it, before anything is sent. */
export function useLogoUpload(organizationId: string): LogoUpload {
  const t = useText();
  const failureText = useFailureText();
  const [send, { isLoading }] = useUploadLogoMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const upload = async (file: File) => {
    const { name } = file;
    setProblem(null);
    if (file.size > largest) return setProblem(t('organization.logo_too_large', { name }));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = deriveType(bytes);
    if (!type) return setProblem(t('organization.logo_wrong_type', { name }));
    const { error } = await send({ id: organizationId, dataUrl: toDataUrl(bytes, type) });
    // What is wrong with the file itself says more than that something is wrong.
    const [fault] = isServiceError(error) ? error.fieldErrors : [];
    if (error) setProblem(`${t('organization.logo_failed')}. ${fault?.message ?? failureText(error)}`);
    else showSuccess(t('organization.logo_uploaded'));
  };
  return { upload, isUploading: isLoading, problem };
}
