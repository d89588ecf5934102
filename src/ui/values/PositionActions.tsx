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
}

/** A driver navigates to a position, copies it or sends it on. */
export function PositionActions({ position, name }: PositionActionsProps) {
  const t = useText();
  const [isCopyRefused, setCopyRefused] = useState(false);
  const coordinates = coordinatesText(position);
  const link = navigationLink(position);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(coordinates);
      setCopyRefused(false);
      showSuccess(t('ui.coordinates_copied'));
    } catch {
      // The browser refuses, or offers no clipboard without a secure connection.
      setCopyRefused(true);
    }
  };
  // The person's cancelling rejects, and is no failure.
  const share = () =>
    navigator.share({ title: name, text: `${name}: ${coordinates}`, url: link }).catch(() => undefined);

  return (
    <>
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
      <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => void copy()}>
        {t('ui.copy_coordinates')}
      </Button>
      {'share' in navigator && (
        <Button variant="default" leftSection={<Icon name="share" />} onClick={() => void share()}>
          {t('ui.share')}
        </Button>
      )}
      {isCopyRefused && <CopyByHand coordinates={coordinates} />}
    </>
  );
}

/** Used when the browser refuses to copy: the text, selected and focused. */
function CopyByHand({ coordinates }: { coordinates: string }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      className={classes.byHand}
      label={t('ui.coordinates_by_hand')}
      value={coordinates}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
