import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { coordinatesText, navigationLink, type Position } from '@/lib/position';
import { showSuccess } from '@/ui/feedback/notifications';
import { Icon } from '@/ui/icons/Icon';
import classes from './PositionActions.module.css';

interface PositionActionsProps<Place = Position> {
  position: Place;
  name: string;
  canCopyLink?: boolean;
  asIcons?: boolean;
}

export function PositionActions(props: PositionActionsProps) {
  return (
    <div className={classes.actions}>
      <NavigateButton position={props.position} />
      <SendPosition {...props} />
    </div>
  );
}

interface NavigateButtonProps {
  position: Position | null;
  isMain?: true;
}

export function NavigateButton({ position, isMain }: NavigateButtonProps) {
  const t = useText();
  const shown = {
    variant: isMain ? 'filled' : 'default',
    leftSection: <Icon name="navigate" />,
    children: t('ui.navigate'),
  };
  if (!position) return <Button {...shown} disabled />;
  return (
    <Button
      component="a"
      href={navigationLink(position)}
      target="_blank"
      rel="noopener noreferrer"
      {...shown}
    />
  );
}

/** The buttons keep their place beside `NavigateButton` while no position is known. */
export function SendPosition(props: PositionActionsProps<Position | null>) {
  const { position, name, canCopyLink = false, asIcons = false } = props;
  const t = useText();
  const [refused, setRefused] = useState<{ label: string; text: string }>();
  const coordinates = position ? coordinatesText(position) : '';
  const link = position ? navigationLink(position) : '';
  const shown = { disabled: !position, asIcon: asIcons };

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
  // The call also rejects when the person cancels, which is not a failure.
  const share = () =>
    navigator.share({ title: name, text: `${name}: ${coordinates}`, url: link }).catch(() => undefined);

  return (
    <>
      <Tool {...shown} icon="copy" label={t('ui.copy_coordinates')} onPress={copyCoordinates} />
      {'share' in navigator ? (
        <Tool {...shown} icon="share" label={t('ui.share')} onPress={share} />
      ) : (
        canCopyLink && <Tool {...shown} icon="share" label={t('ui.copy_link')} onPress={copyLink} />
      )}
      {refused && <CopyByHand key={refused.text} {...refused} />}
    </>
  );
}

interface ToolProps {
  icon: 'copy' | 'share';
  label: string;
  asIcon: boolean;
  disabled: boolean;
  onPress: () => Promise<void>;
}

function Tool({ icon, label, asIcon, disabled, onPress }: ToolProps) {
  const press = { disabled, onClick: () => void onPress() };
  if (asIcon)
    return (
      <ActionIcon {...press} aria-label={label} title={label}>
        <Icon name={icon} />
      </ActionIcon>
    );
  return (
    <Button {...press} variant="default" leftSection={<Icon name={icon} />}>
      {label}
    </Button>
  );
}

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
