import { screen } from '@testing-library/react';
import { useState } from 'react';
import { DistanceField } from '@/features/stack-filters/DistanceField';
import type { LoadTowns } from '@/features/stack-filters/TownField';
import type { Position } from '@/lib/position';
import type { Distance } from '@/store/filters/filterDefaults';
import { renderUi } from './renderUi';

export const thy: Distance = { near: { latitude: 57, longitude: 8.5 }, radiusKm: 5 };

interface Setting {
  initial?: Distance;
  language?: 'en' | 'de';
  mapCentre?: () => Position;
  loadTowns?: LoadTowns;
  mills?: { id: string; name: string; position: Position }[];
}

export function renderDistanceField(setting: Setting = {}) {
  const {
    initial,
    language = 'en',
    mapCentre,
    loadTowns = () => new Promise(() => {}),
    mills = [],
  } = setting;
  const onChange = jest.fn();
  function Page() {
    const [value, setValue] = useState(initial ?? null);
    const [isOpen, setIsOpen] = useState(true);
    const [resets, setResets] = useState(0);
    const change = (next: Distance | null) => {
      onChange(next);
      setValue(next);
    };
    return (
      <>
        <DistanceField
          key={resets}
          value={value}
          onChange={change}
          mills={mills}
          mapCentre={mapCentre}
          loadTowns={loadTowns}
          isOpen={isOpen}
        />
        <button type="button" onClick={() => setValue(thy)}>
          Thy
        </button>
        <button type="button" onClick={() => setIsOpen(false)}>
          Close
        </button>
        <button type="button" onClick={() => setResets(resets + 1)}>
          Reset
        </button>
      </>
    );
  }
  return { onChange, ...renderUi(<Page />, { language }) };
}

export const field = (name: string) => screen.getByRole('textbox', { name });

export const origin = (name: string | RegExp) => screen.getByRole('radio', { name });
