import { useEffect, useLayoutEffect, useState } from 'react';
import { type CustomLayerInterface, Layer, type MapRef } from 'react-map-gl/maplibre';
import { nearestTo } from '@/features/stack-map/geometry/nearestTo';
import { createSpriteProgram, numbersOfSprite, type SpriteProgram } from './spriteProgram';
import { createSheets, type SpriteSheet } from './spriteSheet';
import type { Look, Sprite } from './sprites';

export interface DrawnMark {
  key: string;
  longitude: number;
  latitude: number;
  sprite: Sprite;
}

interface SpriteLayerProps {
  map: MapRef;
  /** Its font and colours are those of the sprites, and its buttons tell which of them lie on top. */
  buttons: HTMLElement;
  marks: readonly DrawnMark[];
}

/** Draws all marks in each frame of the map, on the map's own canvas. */
export function SpriteLayer({ map, buttons, marks }: SpriteLayerProps) {
  const [drawing] = useState(() => createDrawing(map, buttons));
  useLayoutEffect(() => {
    drawing.show(marks);
    map.triggerRepaint();
  }, [map, drawing, marks]);
  useEffect(() => {
    const repaint = () => void map.triggerRepaint();
    const events = ['mouseover', 'mouseout', 'focusin', 'focusout'];
    for (const event of events) buttons.addEventListener(event, repaint);
    return () => {
      for (const event of events) buttons.removeEventListener(event, repaint);
    };
  }, [map, buttons]);
  return <Layer {...drawing.layer} />;
}

function lookOf(element: HTMLElement): Look {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name);
  return {
    font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    surface: colour('--surface'),
    outline: colour('--control-outline'),
    clusterGround: colour('--tone-neutral-text'),
    toneOf: (tone) => colour(`--tone-${tone}-graphic`),
  };
}

function createDrawing(map: MapRef, buttons: HTMLElement) {
  let marks: readonly DrawnMark[] = [];
  let program: SpriteProgram | undefined;
  let sheets: { pixelRatio: number; sheetOf: ReturnType<typeof createSheets> } | undefined;
  let sheet: SpriteSheet | undefined;

  const forgetPictures = () => {
    sheets = undefined;
    map.triggerRepaint();
  };

  const end = () => {
    program?.remove();
    program = undefined;
    sheets = undefined;
    document.fonts.removeEventListener('loadingdone', forgetPictures);
  };

  function render(gl: WebGL2RenderingContext): void {
    if (!program || marks.length === 0) return;
    // MapLibre limits its canvas, so that it may have fewer pixels than the screen.
    const pixelRatio = gl.drawingBufferWidth / Number.parseFloat(map.getCanvas().style.width);
    if (sheets?.pixelRatio !== pixelRatio) {
      sheets = { pixelRatio, sheetOf: createSheets(lookOf(buttons), pixelRatio) };
      sheet = undefined;
    }
    if (!sheet) {
      sheet = sheets.sheetOf(marks.map(({ sprite }) => sprite));
      program.takeSheet(sheet.canvas);
    }
    program.draw(squaresOf(map, inOrder(map, buttons, marks), sheet, pixelRatio));
  }

  const layer: CustomLayerInterface = {
    id: 'stacks',
    type: 'custom',
    // Another base map, and a canvas that the browser had thrown away, get the layer again.
    onAdd: (_, gl) => {
      end();
      if (gl instanceof WebGL2RenderingContext) program = createSpriteProgram(gl);
      document.fonts.addEventListener('loadingdone', forgetPictures);
    },
    onRemove: end,
    render,
  };
  const show = (shown: readonly DrawnMark[]) => {
    marks = shown;
    sheet = undefined;
  };
  return { layer, show };
}

/** The marker under pointer or focus is above its neighbours. */
function inOrder(map: MapRef, buttons: HTMLElement, marks: readonly DrawnMark[]): readonly DrawnMark[] {
  if (map.isMoving()) return marks;
  const raised = buttons.querySelectorAll(':is(:hover, :focus-visible, [data-highlighted])');
  const keys = new Set([...raised].map((button) => button.getAttribute('data-mark')));
  return keys.size === 0 ? marks : [...marks, ...marks.filter(({ key }) => keys.has(key))];
}

/** On a map at rest all lie on whole pixels, so that letters are sharp, and under their buttons. */
function squaresOf(
  map: MapRef,
  marks: readonly DrawnMark[],
  { slots }: SpriteSheet,
  pixelRatio: number,
): Float32Array<ArrayBuffer> {
  const squares = new Float32Array(numbersOfSprite * marks.length);
  const { lng } = map.getCenter();
  const isSharp = !map.isMoving();
  marks.forEach(({ longitude, latitude, sprite }, index) => {
    const slot = slots.get(sprite.key);
    if (!slot) return;
    const { x, y } = map.project([nearestTo(lng, longitude), latitude]);
    const placed = (pixels: number) =>
      isSharp
        ? Math.round(Math.round(pixels) * pixelRatio - slot.size / 2)
        : pixels * pixelRatio - slot.size / 2;
    squares.set([placed(x), placed(y), slot.x, slot.y, slot.size], numbersOfSprite * index);
  });
  return squares;
}
