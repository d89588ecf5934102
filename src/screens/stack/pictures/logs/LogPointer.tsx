import {
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Size } from '@/features/picture-marks/pictureSize';
import type { ClassInterval } from '@/features/stack-fields/distribution/classIntervals';
import { classLabel } from '@/features/stack-fields/distribution/classLimits';
import { readDistribution } from '@/features/stack-fields/distribution/readDistribution';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { LogClassesContext } from '@/screens/stack/facts/chosenClass';
import { StackFactsContext } from '@/screens/stack/facts/StackFactsContext';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { markAt, markByKey } from './findMark';
import classes from './LogPointer.module.css';
import { logText } from './logText';
import { type PicturedLog, picturedLogs } from './picturedLogs';

interface LogPointerProps {
  name: string;
  overlays: StackImage['overlays'];
  size: Size;
  onMiss?: (() => void) | undefined;
}

/** A touch within this distance from a mark, in pixels of the window, selects the mark. */
const fingerReach = 16;

/**
 * Mouse and finger point at the marks themselves. The keyboard moves one slider over all marks, because
 * thousands of elements would be slow, and a screen reader says a slider's text at each step.
 */
export function LogPointer({ name, overlays, size, onMiss }: LogPointerProps) {
  const words = useFieldWords();
  const { t, formats } = words;
  const { chosen, onChoose, onPoint } = useContext(LogClassesContext);
  const { logs, reading } = useLogs(overlays, size);
  const [at, setAt] = useState<number | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  // When the picture disappears, the class of its log is no longer highlighted.
  useEffect(() => () => onPoint(null), [onPoint]);

  const pointed = at === null ? undefined : logs[at];
  const unit = reading?.units.diameter ?? '';
  const rangeOf = ({ from, to }: ClassInterval) => ({ from, to, unit });
  const point = (index: number | null) => {
    if (index === at) return;
    setAt(index);
    const interval = index === null ? null : logs[index]?.interval;
    onPoint(interval ? rangeOf(interval) : null);
  };
  const light = (log: PicturedLog | undefined) => {
    if (log?.interval) onChoose(chosen?.from === log.interval.from ? null : rangeOf(log.interval));
  };

  const indexAt = ({ clientX, clientY }: MouseEvent, reach: number) => {
    if (!layer.current) return null;
    const { left, top, width, height } = layer.current.getBoundingClientRect();
    // The whole picture is visible in the middle of its area.
    const scale = Math.max(size.width / width, size.height / height);
    const x = size.width / 2 + (clientX - left - width / 2) * scale;
    const y = size.height / 2 + (clientY - top - height / 2) * scale;
    return markAt(logs, { x, y }, reach * scale);
  };
  useMouse(layer, logs.length > 0, {
    // If a button is held, the mouse drags the picture.
    mousemove: (event) => event.buttons === 0 && point(indexAt(event, 0)),
    mouseleave: () => document.activeElement !== slider.current && point(null),
    click: (event) => {
      const isFinger = 'pointerType' in event && event.pointerType === 'touch';
      const index = indexAt(event, isFinger ? fingerReach : 0);
      // The keyboard continues from the pressed log; the focus alone would point at the first log.
      if (index !== null) slider.current?.focus({ preventScroll: true });
      point(index);
      if (index === null) return onMiss?.();
      light(logs[index]);
    },
  });
  const followKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = markByKey(logs, at ?? 0, event.key);
    if (to !== null) moveTo(to);
    else if (event.key === 'Enter' || event.key === ' ') light(logs[at ?? 0]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const moveTo = (index: number) => {
    point(index);
    // The callback runs after the ring has moved.
    requestAnimationFrame(() => ring.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  };

  const [first] = logs;
  if (!first) return null;
  const counter = { index: at ?? 0, count: logs.length };
  const litClass = reading?.distribution.classes.find(({ interval }) => interval.from === chosen?.from);
  return (
    <>
      <div ref={layer} className={classes.layer}>
        <input
          ref={slider}
          type="range"
          className={classes.slider}
          aria-label={t('stack.logs.name', { picture: name })}
          aria-valuetext={logText(pointed ?? first, counter, words)}
          min={1}
          max={logs.length}
          value={counter.index + 1}
          onChange={({ currentTarget }) => moveTo(Number(currentTarget.value) - 1)}
          onKeyDown={followKey}
          onFocus={() => at === null && point(0)}
          onBlur={() => point(null)}
        />
        {pointed && (
          <svg className={classes.ring} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <circle cx={pointed.x} cy={pointed.y} r={pointed.radius} />
            <circle ref={ring} cx={pointed.x} cy={pointed.y} r={pointed.radius} />
          </svg>
        )}
      </div>
      <div className={classes.said} data-above={(pointed && pointed.y > size.height / 2) || undefined}>
        {/* The slider says it. */}
        <p aria-hidden="true">{pointed && logText(pointed, counter, words)}</p>
        <p role="status">
          {litClass &&
            t('stack.logs.lit', {
              class: classLabel(litClass.interval, unit, words),
              lit: formats.number(countIn(logs, litClass.interval)),
              count: formats.number(litClass.count),
            })}
        </p>
      </div>
    </>
  );
}

const mouseEvents = ['mousemove', 'mouseleave', 'click'] as const;

type MouseListeners = Record<(typeof mouseEvents)[number], (event: MouseEvent) => unknown>;

/**
 * The listeners are registered by hand, because the element is not a control. The slider in it is the
 * control.
 */
function useMouse(target: RefObject<HTMLElement | null>, isThere: boolean, listeners: MouseListeners): void {
  const hear = useEffectEvent((type: keyof MouseListeners, event: MouseEvent) => listeners[type](event));
  // The listeners are added before the browser paints, because a press between painting and an effect would
  // be lost.
  useLayoutEffect(() => {
    if (!isThere) return;
    const element = target.current;
    const left = new AbortController();
    for (const type of mouseEvents)
      element?.addEventListener(type, (event) => hear(type, event), { signal: left.signal });
    return () => left.abort();
  }, [target, isThere]);
}

function useLogs(overlays: LogPointerProps['overlays'], size: Size) {
  const facts = useContext(StackFactsContext);
  const reading = useMemo(() => readingOf(facts), [facts]);
  const logs = useMemo(
    () => picturedLogs(overlays, size, { reading, length: facts?.length }),
    [overlays, size, reading, facts],
  );
  return { logs, reading };
}

function readingOf(facts: StackFacts | null) {
  if (!facts?.diametersRule) return null;
  const reading = readDistribution(facts.diametersRule, facts.fieldOf, facts.volumeFieldId);
  return reading.kind === 'given' ? reading : null;
}

function countIn(logs: readonly PicturedLog[], { from }: ClassInterval): number {
  return logs.filter(({ interval }) => interval?.from === from).length;
}
