import { useEffect } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { areSingleKeysOn } from '@/store/session/singleKeys';
import { later } from '@/ui/feedback/later';
import { useKeptKeys } from '@/ui/feedback/useKeptKeys';
import { DialogFailed } from '@/ui/overlay/DialogFailed';
import { isKeyTaken, pressSingleKey } from './shortcuts';

export type CommandOverlay = 'palette' | 'help' | 'account' | null;

const CommandPalette = later(async () => (await import('./CommandPalette')).CommandPalette, {
  failed: DialogFailed,
});
const ShortcutHelp = later(async () => (await import('./ShortcutHelp')).ShortcutHelp, {
  failed: DialogFailed,
});
const AccountDialog = later(async () => (await import('@/screens/account/own/AccountDialog')).AccountDialog, {
  failed: DialogFailed,
});

interface ShortcutsProps {
  overlay: CommandOverlay;
  onOverlay: (overlay: CommandOverlay) => void;
}

export function Shortcuts({ overlay, onOverlay }: ShortcutsProps) {
  const subject = useAppSelector((state) => selectSession(state)?.subject ?? '');
  useKeptKeys(overlay !== null);

  useEffect(() => {
    // The letter decides and not the key, because "/" needs Shift on a Danish keyboard.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const key = event.key.toUpperCase();
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'K' || event.shiftKey || document.querySelector('[aria-modal="true"]')) return;
        event.preventDefault();
        onOverlay('palette');
      } else if (!isKeyTaken(event.target) && areSingleKeysOn(subject)) {
        if (key === '?') onOverlay('help');
        else if (!pressSingleKey(key)) return;
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [subject, onOverlay]);

  const close = () => onOverlay(null);
  return (
    <>
      {overlay === 'palette' && <CommandPalette onClose={close} onOverlay={onOverlay} />}
      {overlay === 'help' && <ShortcutHelp subject={subject} onClose={close} />}
      {overlay === 'account' && <AccountDialog onClose={close} />}
    </>
  );
}
