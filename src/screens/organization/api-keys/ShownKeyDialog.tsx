import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useText } from '@/i18n/useText';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Icon } from '@/ui/icons/Icon';
import { Dialog } from '@/ui/overlay/Dialog';

interface ShownKeyDialogProps {
  opened: boolean;
  /** Null until the first opening. */
  apiKey: { name: string; key: string } | null;
  onClose: () => void;
}

/** The only time that a key is seen: a click beside the dialog does not close it. */
export function ShownKeyDialog({ opened, apiKey, onClose }: ShownKeyDialogProps) {
  const t = useText();
  const { copy, copied, error } = useClipboard();
  const result = error ? t('department.copy_failed') : copied ? t('department.copied') : '';
  const key = apiKey?.key ?? '';
  return (
    <Dialog
      opened={opened}
      title={t('api_keys.shown_title', { name: apiKey?.name ?? '' })}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <Stack>
        <Text>{t('api_keys.shown_text')}</Text>
        <Code block>{key}</Code>
        <Group justify="flex-end">
          <span aria-hidden="true">{result}</span>
          <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => copy(key)}>
            {t('department.copy')}
          </Button>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </Group>
        <LiveRegion text={result} />
      </Stack>
    </Dialog>
  );
}
