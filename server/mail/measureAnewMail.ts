import type { Acceptable } from '../domain/decisions';
import type { Language } from '../domain/languages';
import { coordinatesText, navigationLink, type Position } from '../domain/navigation';
import type { Mail } from '../ports/mailer';
import { acceptableTexts } from '../texts/acceptableTexts';
import { measureAnewTexts, measureNoMoreTexts } from '../texts/measureAnewTexts';
import { unitSymbols } from '../texts/stackFileTexts';
import { filled, type Reader } from './accountMails';
import { plainName, plainNumber } from './plainName';

export interface FaceAreas {
  front: number;
  back: number;
  unit: 'SquareMeters' | 'SquareFeet';
}

interface AboutStack extends Reader {
  stackNumber: string;
  organizationName: string;
  departmentName: string;
  asker: string | null;
}

/**
 * `askerEmail` is null for a global admin, who does not belong to the organisation. `faceDifference` is the
 * difference of front and back area as a share of their average.
 */
interface MeasureAnewMail extends AboutStack {
  askerEmail: string | null;
  word: string;
  measuredAt: Date | null;
  timeZone: string;
  position: Position | null;
  reasons: readonly Acceptable[];
  faceDifference: number | null;
  areas: FaceAreas | null;
}

/**
 * The mail contains the stack, its location, the doubt and the task, because surveyors have no access to the
 * portal.
 */
export function measureAnewMail(mail: MeasureAnewMail): Mail {
  const texts = measureAnewTexts[mail.language];
  const names = namesOf(mail);
  const { position, word, askerEmail } = mail;
  const facts = [
    `${texts.stack}: {stack}`,
    `${texts.department}: {department}`,
    ...(mail.measuredAt ? [`${texts.measured}: ${localTime(mail.measuredAt, mail)}`] : []),
    ...(position
      ? [`${texts.place}: ${coordinatesText(position, 5)}`, `${texts.way}: ${navigationLink(position)}`]
      : []),
  ];
  const reasons = mail.reasons.map((reason) => `- ${reasonText(reason, mail)}`);
  const parts = [
    texts.before,
    facts.join('\n'),
    [texts.reasons, ...reasons].join('\n'),
    ...(word === '' ? [] : [`${texts.word} {word}`]),
    texts.what,
    ...(askerEmail === null ? [] : [texts.questions]),
    texts.end,
  ];
  const words = { ...names, word: plainName(word), email: askerEmail ?? '' };
  return {
    to: mail.to,
    subject: filled(texts.subject, words),
    text: `${parts.map((part) => filled(part, words)).join('\n\n')}\n`,
  };
}

export function measureNoMoreMail(mail: AboutStack): Mail {
  const { subject, text } = measureNoMoreTexts[mail.language];
  const names = namesOf(mail);
  return { to: mail.to, subject: filled(subject, names), text: `${filled(text, names)}\n` };
}

function namesOf({ stackNumber, organizationName, departmentName, asker }: AboutStack) {
  const owner = plainName(organizationName);
  return {
    owner,
    stack: plainNumber(stackNumber),
    department: plainName(departmentName),
    asker: asker === null ? owner : `${plainName(asker)} (${owner})`,
  };
}

function localTime(time: Date, { language, timeZone }: { language: Language; timeZone: string }): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time);
}

function reasonText(reason: Acceptable, { language, faceDifference, areas }: MeasureAnewMail): string {
  const text = acceptableTexts[reason][language];
  if (reason !== 'faces' || faceDifference === null) return text;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const area = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const sizes =
    areas &&
    [areas.front, areas.back].map((one) => `${area.format(one)} ${unitSymbols[areas.unit][language]}`);
  return [`${text}: ${percent.format(faceDifference)}`, ...(sizes ? [`(${sizes.join(' / ')})`] : [])].join(
    ' ',
  );
}
