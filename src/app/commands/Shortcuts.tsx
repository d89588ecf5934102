import { Suspense, useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { useShowFailure } from '@/ui/feedback/notifications';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { useLazy } from '@/ui/feedback/useLazy';
import { areSingleKeysOn, isKeyTaken, pressSingleKey } from './shortcuts';

/** What lies over the page. */
export type CommandOverlay = 'palette' | 'help' | 'account' | null;

interface ShortcutsProps {
  overlay: CommandOverlay;
  onOverlay: (overlay: CommandOverlay) => void;
}

/** Listens for the keys of the whole portal; what lies over the page loads when it opens for the first time. */
export function Shortcuts({ overlay, onOverlay }: ShortcutsProps) {
  const subject = useAppSelector((state) => selectSession(state)?.subject ?? '');
  const [CommandPalette, loadPaletteAgain] = useLazy(loadPalette);
  const [ShortcutHelp, loadHelpAgain] = useLazy(loadHelp);
  const [AccountDialog, loadAccountAgain] = useLazy(loadAccount);

  useEffect(() => {
    // By the letter that arrives, not by the key: on a Danish keyboard "/" needs Shift.
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
    <PartBoundary
      fallback={(retry) => (
        <NotLoaded
          onTold={() => {
            close();
            loadPaletteAgain();
            loadHelpAgain();
            loadAccountAgain();
            retry();
          }}
        />
      )}
    >
      <Suspense>
        {overlay === 'palette' && <CommandPalette onClose={close} onOverlay={onOverlay} />}
        {overlay === 'help' && <ShortcutHelp subject={subject} onClose={close} />}
        {overlay === 'account' && <AccountDialog onClose={close} />}
      </Suspense>
    </PartBoundary>
  );
}

const loadPalette = async () => (await import('./CommandPalette')).CommandPalette;
const loadHelp = async () => (await import('./ShortcutHelp')).ShortcutHelp;
const loadAccount = async () => (await import('@/screens/account/own/AccountDialog')).AccountDialog;

/** Without a connection the page stays as it is. */
function NotLoaded({ onTold }: { onTold: () => void }) {
  const t = useText();
  const showFailure = useShowFailure();
  useEffect(() => {
    showFailure(t('shell.failure_title'), t('commands.not_loaded'));
    onTold();
  }, [t, showFailure, onTold]);
  return null;
}
