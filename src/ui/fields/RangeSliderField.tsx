import '@mantine/core/styles/Slider.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Fieldset, Group, NumberInput, RangeSlider, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import classes from './RangeSliderField.module.css';

export type NumberRange = readonly [min: number, max: number];

/**
 * The label includes the unit. The bounds are the ends of the slider; null means that there is nothing to
 * choose from. A null value means the whole range.
 */
interface RangeSliderFieldProps {
  label: string;
  bounds: NumberRange | null;
  value: NumberRange | null;
  onChange: (value: NumberRange | null) => void;
  disabledMessage: string;
}

const step = 0.01;

/**
 * The value is chosen with two thumbs or with two number fields, in steps of 0.01. `onChange` is called when
 * the person releases a thumb.
 */
export function RangeSliderField({ label, bounds, value, onChange, disabledMessage }: RangeSliderFieldProps) {
  const t = useText();
  const { number } = useFormats();
  const messageId = useId();
  const [min, max] = bounds ?? [0, 1];
  const [from, to] = value ?? [min, max];
  const [dragged, setDragged] = useState<[number, number] | null>(null);

  const choose = (low: number, high: number) => {
    setDragged(null);
    const clamped = [Math.max(min, Math.min(low, high)), Math.min(max, Math.max(low, high))] as const;
    const everything = clamped[0] <= min && clamped[1] >= max;
    onChange(everything ? null : clamped);
  };
  const [shownFrom, shownTo] = dragged ?? [from, to];
  return (
    <Fieldset
      legend={label}
      classNames={{ legend: classes.legend }}
      variant="unstyled"
      disabled={!bounds}
      aria-describedby={bounds ? undefined : messageId}
    >
      <RangeSlider
        classNames={{ root: classes.slider, bar: classes.bar }}
        min={min}
        max={max}
        step={step}
        minRange={0}
        precision={2}
        // The numbers below show the same value, and a bubble would cover the legend.
        label={null}
        value={[shownFrom, shownTo]}
        onChange={setDragged}
        onChangeEnd={([low, high]) => choose(low, high)}
        disabled={!bounds}
        thumbSize={24}
        thumbFromLabel={t('ui.range.from', { label })}
        thumbToLabel={t('ui.range.to', { label })}
        thumbValueText={(shown) => number(shown, 2)}
      />
      {bounds ? (
        <Group gap="xs" grow>
          <NumberEnd
            label={t('ui.range.from', { label })}
            value={shownFrom}
            onCommit={(low) => choose(low, to)}
          />
          <NumberEnd
            label={t('ui.range.to', { label })}
            value={shownTo}
            onCommit={(high) => choose(from, high)}
          />
        </Group>
      ) : (
        <Text id={messageId} inherit c="dimmed">
          {disabledMessage}
        </Text>
      )}
    </Fieldset>
  );
}

interface NumberEndProps {
  label: string;
  value: number;
  onCommit: (value: number) => void;
}

/** The number is committed on Enter or blur, so that an unfinished number does not filter. */
function NumberEnd({ label, value, onCommit }: NumberEndProps) {
  const { decimalSeparator } = useFormats();
  const [typed, setTyped] = useState<number | string | null>(null);
  const commit = () => {
    if (typeof typed === 'number' && typed !== value) onCommit(typed);
    setTyped(null);
  };
  return (
    <NumberInput
      aria-label={label}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      step={step}
      decimalScale={2}
      decimalSeparator={decimalSeparator}
      hideControls
    />
  );
}
