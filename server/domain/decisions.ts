import { z } from '@hono/zod-openapi';
import { neededChecks } from '../../src/lib/evidence';
import { aboutOf, type DoubtKind, doubtKinds } from './doubts';

export const CheckKindSchema = z.enum(neededChecks).openapi('CheckKind', {
  description:
    'volume: it is not the one that its factors make. faces: front and back differ too much. back: it was not measured. length: there are several. position: none was recorded. instrument: it has no valid certificate',
});

export type CheckKind = z.infer<typeof CheckKindSchema>;

const acceptables = [...neededChecks, ...doubtKinds] as const;

export const AcceptableSchema = z
  .enum(acceptables)
  .openapi('Acceptable', { description: 'A check that fails, or a doubt' });

export type Acceptable = z.infer<typeof AcceptableSchema>;

export const newMeasurement = 'newMeasurement';

export const decisionSubjects = [...acceptables, newMeasurement] as const;

export type DecisionSubject = (typeof decisionSubjects)[number];

interface Decision {
  subject: DecisionSubject;
  /**
   * A doubt is accepted only for these values of the stack: other values raise a new doubt. Decisions about
   * anything but a doubt have null.
   */
  about: string | null;
}

type Decided = Parameters<typeof aboutOf>[1] & {
  state: string;
  failedChecks: readonly CheckKind[] | null;
};

/**
 * Applies the decisions to the failed checks and doubts of a stack. A decision about a check or doubt that is
 * no longer open stays stored, and applies again if it returns.
 * @param doubts all doubts of the stack, whether accepted or not
 */
export function judged(stack: Decided, doubts: readonly DoubtKind[], decisions: readonly Decision[]) {
  const failed = stack.failedChecks ?? [];
  const isDecided = (one: DecisionSubject) =>
    decisions.some(({ subject, about }) => subject === one && (about === null || isStillAbout(one, about)));
  const isStillAbout = (one: DecisionSubject, about: string) =>
    doubts.some((kind) => kind === one && aboutOf(kind, stack) === about);
  const accepted = [...failed, ...doubts].filter(isDecided);
  const open = doubts.filter((kind) => !accepted.includes(kind));
  const decided: DecisionSubject[] = isDecided(newMeasurement) ? [...accepted, newMeasurement] : accepted;
  return {
    evidenceFailed:
      stack.state === 'PreRegistration' ? null : failed.some((check) => !accepted.includes(check)),
    doubts: listOrNull(open),
    decided: listOrNull(decided),
  };
}

function listOrNull<Item>(list: Item[]): Item[] | null {
  return list.length > 0 ? list : null;
}

export function openChecks({ failedChecks, decided }: Pick<StoredVerdict, 'failedChecks' | 'decided'>) {
  return (failedChecks ?? []).filter((check) => !decided?.includes(check));
}

interface StoredVerdict {
  failedChecks: readonly CheckKind[] | null;
  decided: readonly DecisionSubject[] | null;
}

export function acceptedOf({ decided }: Pick<StoredVerdict, 'decided'>): Acceptable[] {
  return acceptables.filter((one) => decided?.includes(one));
}

export function isAskedAnew({ decided }: Pick<StoredVerdict, 'decided'>): boolean {
  return decided?.includes(newMeasurement) === true;
}

export const MailObstacleSchema = z.enum(['Key', 'Erased', 'NoAccount', 'NoAccess', 'AlreadyAsked']).openapi({
  description:
    'Why no mail can ask for a new measurement. Key: a program measured the stack. Erased: who measured is erased. NoAccount: the measurement names nobody. NoAccess: who measured has no access to the department any more. AlreadyAsked: for this measurement the mail was sent',
});

export type MailObstacle = z.infer<typeof MailObstacleSchema>;
