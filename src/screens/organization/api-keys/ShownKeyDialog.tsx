import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Icon } from '@/ui/icons/Icon';
import { Dialog } from '@/ui/overlay/Dialog';

interface ShownKeyDialogProps {
  opened: boolean;
  apiKey: { name: string; key: string } | null;
  onClose: () => void;
}

/**
 * The key is visible only this once. So a click outside the dialog does not close it, and a person who has
 * not copied the key has to confirm the closing.
 */
export function ShownKeyDialog({ opened, apiKey, onClose }: ShownKeyDialogProps) {
  const t = useText();
  const { copy, copied, error } = useClipboard();
  const [hasCopied, setHasCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // The icon of a copy disappears after a second, but the copy still counts.
  if (copied && !hasCopied) setHasCopied(true);
  const result = error ? t('department.copy_failed') : copied ? t('department.copied') : '';
  const asks = isAsking && !hasCopied;
  const close = () => (hasCopied || isAsking ? onClose() : setAsking(true));
  const key = apiKey?.key ?? '';
  return (
    <Dialog
      opened={opened}
      title={t('api_keys.shown_title', { name: apiKey?.name ?? '' })}
      closeOnClickOutside={false}
      onClose={close}
    >
      <Stack>
        <Text>{t('api_keys.shown_text')}</Text>
        <TextInput
          label={t('api_keys.key')}
          value={key}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {asks && <Text role="alert">{t('api_keys.not_copied')}</Text>}
        <Group justify="flex-end">
          <span aria-hidden="true">{result}</span>
          <Button variant="default" onClick={close}>
            {t(asks ? 'api_keys.close_uncopied' : 'ui.close')}
          </Button>
          <Button leftSection={<Icon name="copy" />} onClick={() => copy(key)}>
            {t('department.copy')}
          </Button>
        </Group>
        <LiveRegion text={result} />
      </Stack>
    </Dialog>
  );
}
