import { Button, Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import classes from './CommandPalette.module.css';
import { type Command, type CommandGroup, useCommands } from './useCommands';
import { useStackCommands } from './useStackCommands';

interface CommandPaletteProps {
  onClose: () => void;
  onOverlay: (overlay: 'help' | 'account') => void;
}

export function CommandPalette({ onClose, onOverlay }: CommandPaletteProps) {
  const t = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const typed = text.trim();
  const [search] = useDebouncedValue(typed, 200);
  const stacks = useStackCommands(search);
  const others = useCommands(typed, onOverlay);
  const groups = stacks.group && search === typed ? [stacks.group, ...others] : others;
  const shown = groups.flatMap(({ commands }) => commands);
  const isSearching = stacks.state === 'searching' || search !== typed;
  // A typed word is not the number of a stack.
  const found = shown.length > 0 || /\d/.test(typed) ? 'commands.found' : 'commands.none_named';
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  const first = shown[0]?.id;
  useEffect(() => {
    if (first !== undefined) selectFirstOption();
  }, [first, selectFirstOption]);

  const run = ({ action }: Command) => {
    onClose();
    if ('to' in action) navigate(action.to);
    else action.run();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('commands.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      // The palette keeps its place however long its list is, if the window has room.
      centered={false}
      yOffset="10dvh"
    >
      <Combobox
        store={combobox}
        onOptionSubmit={(id) => {
          const command = shown.find((candidate) => candidate.id === id);
          if (command) run(command);
        }}
      >
        {/* A list that can be closed keeps Escape from the dialog, and this list is always open. */}
        <Combobox.EventsTarget data-mantine-stop-propagation={false}>
          <TextInput
            data-autofocus
            aria-label={t('commands.field')}
            placeholder={t('commands.field')}
            leftSection={<Icon name="search" />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <div className={classes.results}>
          <Combobox.Options aria-label={t('commands.results')}>
            {groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </Combobox.Options>
          <p role="status" className={classes.status}>
            {isSearching && t('commands.searching')}
            {!isSearching && typed !== '' && t(found, { count: shown.length })}
          </p>
          {stacks.state === 'failed' && (
            <p role="alert" className={classes.failure}>
              {t('commands.stacks_failed')}{' '}
              <Button variant="default" size="compact-sm" onClick={stacks.retry}>
                {t('ui.retry')}
              </Button>
            </p>
          )}
        </div>
      </Combobox>
    </Modal>
  );
}

function Group({ group: { label, commands } }: { group: CommandGroup }) {
  return (
    <Combobox.Group label={label}>
      {commands.map((command) => (
        <Combobox.Option key={command.id} value={command.id}>
          <span className={classes.command}>
            <span>{command.label}</span>
            {command.detail && <span className={classes.detail}>{command.detail}</span>}
          </span>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}
