import type { Language } from '../domain/languages';
import type { MeasuredDigest } from '../domain/measuredDigest';
import type { Mail } from '../ports/mailer';
import { measuredTexts } from '../texts/measuredTexts';
import { plainName, plainNumber } from './plainName';

interface MeasuredMail {
  to: string;
  language: Language;
  publicUrl: string;
  organization: { id: string; name: string };
  digest: MeasuredDigest;
}

type MeasuredStack = MeasuredDigest['stacks'][number];

const unitSigns = { CubicMeters: 'm³', CubicFeet: 'ft³' } as const;

export function measuredMail({ to, language, publicUrl, organization, digest }: MeasuredMail): Mail {
  const { subject, before, solid, more, after } = measuredTexts[language];
  const owner = plainName(organization.name);
  const named = (text: string) => text.replace('{owner}', () => owner);
  const volume = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const lineOf = (stack: MeasuredStack) => {
    const number = plainNumber(stack.stackNumber);
    const { id, departmentId } = stack;
    const link = `${publicUrl}/organization/${organization.id}/department/${departmentId}/stack/${id}`;
    if (stack.volume === null) return `${number}\n${link}`;
    return `${number}: ${volume.format(stack.volume)} ${unitSigns[stack.volumeUnit]} ${solid}\n${link}`;
  };
  const parts = digest.stacks.flatMap((stack, index) => {
    const isFirst = stack.departmentId !== digest.stacks[index - 1]?.departmentId;
    return isFirst ? [plainName(stack.departmentName), lineOf(stack)] : [lineOf(stack)];
  });
  const count = new Intl.NumberFormat(language).format(digest.more);
  const rest = digest.more === 0 ? [] : [more.replace('{more}', count)];
  const text = [named(before), ...parts, ...rest, named(after)].join('\n\n');
  return { to, subject: named(subject), text: `${text}\n` };
}
