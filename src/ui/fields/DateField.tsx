import { ActionIcon, CloseButton, Popover, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type Day, formatDay, parseDay } from '@/lib/day';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Icon } from '@/ui/icons/Icon';
import classes from './DateField.module.css';

interface DateFieldProps {
  label: string;
  typed: string;
  onType: (text: string) => void;
  onCommit: (text: string, how: 'typed' | 'picked') => void;
  error: string | boolean;
  /** A click outside a popover closes it, so the calendar must stay inside. */
  inPopover?: boolean | undefined;
}

const loadCalendar = async () => (await import('./Calendar')).Calendar;

export function DateField({ label, typed, onType, onCommit, error, inPopover = false }: DateFieldProps) {
  const t = useText();
  const { datePattern } = useFormats();
  const [opened, setOpened] = useState(false);
  const [Calendar, setCalendar] = useState<Awaited<ReturnType<typeof loadCalendar>> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const day = parseDay(typed, datePattern);

  const pick = (picked: Day | null) => {
    setOpened(false);
    onCommit(picked === null ? '' : formatDay(picked, datePattern), 'picked');
  };
  // The popover opens once the calendar is loaded, so that the focus finds its day.
  const open = async () => {
    const loaded = await loadCalendar().catch(() => null);
    setCalendar(() => loaded);
    setOpened(true);
  };
  const clear = () => {
    pick(null);
    // The pressed clear button disappears with the text.
    input.current?.focus();
  };
  const commitOnEnter = (event: KeyboardEvent) => event.key === 'Enter' && onCommit(typed, 'typed');
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      position="bottom-start"
      withinPortal={!inPopover}
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          ref={input}
          label={label}
          className={classes.field}
          placeholder={t(datePattern === 'MM/DD/YYYY' ? 'ui.date.month_first' : 'ui.date.day_first')}
          autoComplete="off"
          value={typed}
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={() => onCommit(typed, 'typed')}
          onKeyDown={commitOnEnter}
          rightSection={
            <>
              {typed && (
                <CloseButton
                  size={24}
                  iconSize={14}
                  aria-label={t('ui.date.clear', { label })}
                  onClick={clear}
                />
              )}
              <ActionIcon
                size={24}
                aria-haspopup="dialog"
                aria-label={t('ui.date.calendar', { label })}
                aria-expanded={opened}
                onClick={() => (opened ? setOpened(false) : open())}
              >
                <Icon name="calendar" size={16} />
              </ActionIcon>
            </>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('ui.date.choose_day', { label })}>
        {Calendar ? (
          <Calendar day={day} onPick={pick} />
        ) : (
          <ErrorState title={t('ui.failure.title')} onRetry={open} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
