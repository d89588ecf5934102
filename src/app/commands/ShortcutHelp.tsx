import { Kbd, Modal, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { areSingleKeysOn, setSingleKeys } from '@/store/session/singleKeys';
import classes from './ShortcutHelp.module.css';
import { shortcuts } from './shortcuts';

export function ShortcutHelp({ subject, onClose }: { subject: string; onClose: () => void }) {
  const t = useText();
  const [isOn, setOn] = useState(() => areSingleKeysOn(subject));
  const turn = (on: boolean) => {
    setOn(on);
    setSingleKeys(subject, on);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack>
        <dl className={classes.list}>
          {shortcuts.map(({ keys, named, text }) => (
            <div key={text}>
              <dt>
                {named && <Kbd>{t(named)}</Kbd>}
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('shortcuts.single_keys')}
          description={t('shortcuts.single_keys_hint')}
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
