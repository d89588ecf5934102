import { type ClusterCounts, ringSegments } from '@/features/stack-map/clusters/clusterStates';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { stateMarks } from '@/ui/tone/stateMarks';
import type { Tone } from '@/ui/tone/ToneBadge';
import { clusterSize } from './clusterSize';

/** A canvas cannot read CSS variables, so it gets fonts and colours here. */
export interface Look {
  font: string;
  surface: string;
  outline: string;
  clusterGround: string;
  toneOf: (tone: Tone) => string;
}

export interface Sprite {
  /** Sprites with the same key look the same. */
  key: string;
  /** The size is in pixels of the page, with the shadow. */
  size: number;
  /** Draws around the origin. */
  draw: (pen: CanvasRenderingContext2D, look: Look) => void;
}

const shadow = 1;
const ringWidth = 4;
const gap = 2;

/** Shares are whole hundredths, so that a number of stacks has a limited number of pictures. */
export function clusterSprite(count: number, states: ClusterCounts, text: string): Sprite {
  const size = clusterSize(count);
  const segments = ringSegments(states).map(({ state, from, share }) => ({
    tone: stateMarks[state].tone,
    from: Math.round(from),
    to: Math.round(from + share),
  }));
  return {
    key: [size, text, ...segments.map(({ tone, to }) => `${tone} ${to}`)].join(' '),
    size: size + 2 * shadow,
    draw: (pen, look) => {
      fillDisc(pen, size / 2 + shadow, look.outline);
      fillDisc(pen, size / 2, look.clusterGround);
      const radius = size / 2 - 3;
      strokeArc(pen, radius, { from: 0, to: 100, width: 6, colour: look.surface });
      for (const { tone, from, to } of segments)
        strokeArc(pen, radius, {
          from,
          to: segments.length > 1 ? to - gap : to,
          width: ringWidth,
          colour: look.toneOf(tone),
        });
      pen.fillStyle = look.surface;
      pen.font = look.font;
      pen.textAlign = 'center';
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text);
      pen.fillText(text, 0, (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2);
    },
  };
}

/** It looks like `StackShape`. */
export function stackSprite(state: StackPoint['state']): Sprite {
  const { tone, shape } = stateMarks[state];
  const draw = {
    disc: [fillDisc, 9, 8, 6],
    ring: [fillDisc, 10, 8, 4],
    square: [fillSquare, 9, 8, 6],
  } as const;
  const [fill, outer, middle, inner] = draw[shape];
  return {
    key: state,
    size: 20,
    draw: (pen, { surface, toneOf }) => {
      const colours =
        shape === 'ring' ? [surface, toneOf(tone), surface] : [toneOf(tone), surface, toneOf(tone)];
      for (const [index, radius] of [outer, middle, inner].entries())
        fill(pen, radius, colours[index] ?? surface);
    },
  };
}

export const ownPositionSprite: Sprite = {
  key: 'own position',
  size: 20,
  draw: (pen, look) => {
    fillDisc(pen, 10, look.outline);
    fillDisc(pen, 9, '#fff');
    fillDisc(pen, 6, look.toneOf('info'));
  },
};

function fillDisc(pen: CanvasRenderingContext2D, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** Only the outer corners are round. */
function fillSquare(pen: CanvasRenderingContext2D, half: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(-half, -half, 2 * half, 2 * half, Math.max(0, half - 6));
  pen.fill();
}

/** `from` and `to` are hundredths of the ring, clockwise from the top. */
function strokeArc(
  pen: CanvasRenderingContext2D,
  radius: number,
  { from, to, width, colour }: Record<'from' | 'to' | 'width', number> & { colour: string },
): void {
  const angleOf = (hundredths: number) => (hundredths / 50 - 0.5) * Math.PI;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(0, 0, radius, angleOf(from), angleOf(to));
  pen.stroke();
}
