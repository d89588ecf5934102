import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { coordinatesText, navigationLink, type Position } from '@/lib/position';
import { showSuccess } from '@/ui/feedback/notifications';
import { Icon } from '@/ui/icons/Icon';
import classes from './PositionActions.module.css';

interface PositionActionsProps {
  position: Position;
  /** Title of the shared link. */
  name: string;
  /** Whether the link can be copied where the browser has nothing to share by. */
  canCopyLink?: boolean;
}

/** A driver navigates to a position, copies it or sends it on. */
export function PositionActions({ position, name, canCopyLink = false }: PositionActionsProps) {
  const t = useText();
  const [refused, setRefused] = useState<{ label: string; text: string }>();
  const coordinates = coordinatesText(position);
  const link = navigationLink(position);

  const copy = async (text: string, copied: string, label: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(undefined);
      showSuccess(copied);
    } catch {
      // The browser refuses, or offers no clipboard without a secure connection.
      setRefused({ label, text });
    }
  };
  const copyCoordinates = () => copy(coordinates, t('ui.coordinates_copied'), t('ui.coordinates_by_hand'));
  const copyLink = () => copy(link, t('ui.link_copied'), t('ui.link_by_hand'));
  // The person's cancelling rejects, and is no failure.
  const share = () =>
    navigator.share({ title: name, text: `${name}: ${coordinates}`, url: link }).catch(() => undefined);

  return (
    <>
      <div className={classes.actions}>
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<Icon name="navigate" />}
        >
          {t('ui.navigate')}
        </Button>
        <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => void copyCoordinates()}>
          {t('ui.copy_coordinates')}
        </Button>
        {'share' in navigator ? (
          <Button variant="default" leftSection={<Icon name="share" />} onClick={() => void share()}>
            {t('ui.share')}
          </Button>
        ) : (
          canCopyLink && (
            <Button variant="default" leftSection={<Icon name="share" />} onClick={() => void copyLink()}>
              {t('ui.copy_link')}
            </Button>
          )
        )}
      </div>
      {refused && <CopyByHand key={refused.text} {...refused} />}
    </>
  );
}

/** Used when the browser refuses to copy: the text, selected and focused. */
function CopyByHand({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      className={classes.byHand}
      label={label}
      value={text}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
