import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureOf } from '../demo/pictures/pictures';
import { seededId } from '../demo/seed/ids';
import { faceOf } from '../demo/simulator/logEnds';
import { measure } from '../demo/simulator/measurement';
import { packedLogEnds } from '../demo/simulator/simulatedImage';
import { type PictureLogEnds, unpackLogEnds } from '../domain/logEnds';

const seed = 16;

export const photographKinds = ['FrontImage', 'BackImage', 'CloseupImage'] as const;

export interface FolderPlan {
  stacks: number;
  departmentId: string;
  cardVersionId: string;
  isNumbered: boolean;
  /** The day is written as 2026-06-17. */
  measuredOn: string;
}

const woods = [
  { treeSpecies: 'fi', assortment: 'sawlog', assortmentLength: 4.2 },
  { treeSpecies: 'sfi', assortment: 'shortLog', assortmentLength: 3 },
  { treeSpecies: 'bu', assortment: 'hardwoodLog', assortmentLength: 5.1 },
] as const;

export function plannedStack(plan: FolderPlan, index: number) {
  const clientKey = seededId(seed, `sent/${index}`);
  const wood = woods[index % woods.length] ?? woods[0];
  const { treeSpecies, assortment, assortmentLength } = wood;
  // In every fourth stack the logs are only counted.
  const fullMeasurement = index % 4 !== 3;
  const figures = measure(seed, { id: clientKey, ...wood, fullMeasurement });
  const packed = packedLogEnds(faceOf(seed, clientKey, figures));
  const { departmentId, cardVersionId, measuredOn } = plan;
  const places = { departmentId, cardVersionId };
  const number = String(index + 1).padStart(4, '0');
  const registration = {
    ...places,
    ...(plan.isNumbered && { stackNumber: `Gate ${number}` }),
    registeredAt: `${measuredOn}T06:00:00Z`,
    changedAt: `${measuredOn}T06:00:00Z`,
    polterId: `P ${number}`,
    position: {
      latitude: 56.7 + (index % 20) / 50,
      longitude: 9.6 + Math.floor(index / 20) / 25,
      accuracy: 3,
    },
    values: { treeSpecies, assortment, areaNumber: `A ${1 + (index % 12)}` },
  };
  const measurement = {
    ...places,
    measuredAt: `${measuredOn}T07:30:00Z`,
    fullMeasurement,
    volume: figures.volume,
    logCount: figures.logCount,
    values: { assortmentLength, frontArea: figures.frontArea, backArea: figures.backArea },
    ...(fullMeasurement && { logEnds: unpackLogEnds(packed).map(rounded) }),
    instrument: { name: 'FotoScan S3, 17', certificate: 'V-1', certificateValidUntil: '2027-12-31' },
    app: 'Field 1.0',
  };
  return { clientKey, registration, measurement, logEnds: packed };
}

function rounded({ logEnds, scale, ...picture }: PictureLogEnds) {
  const to = (digits: number, value: number) => Number(value.toFixed(digits));
  return {
    ...picture,
    scale: to(3, scale),
    logEnds: logEnds.map(({ x, y, diameter }) => ({ x: to(1, x), y: to(1, y), diameter: to(2, diameter) })),
  };
}

export async function plannedPhotograph(
  { clientKey, logEnds }: Pick<ReturnType<typeof plannedStack>, 'clientKey' | 'logEnds'>,
  kind: (typeof photographKinds)[number],
): Promise<Buffer> {
  const png = pictureOf({ seed, kind, stackId: clientKey, logEnds, isAnnotated: false });
  if (png === null) throw new Error(`${clientKey} has no log ends on a picture`);
  return sharp(png).jpeg({ quality: 40 }).toBuffer();
}

export async function writeStackFolder(folder: string, plan: FolderPlan): Promise<void> {
  for (let index = 0; index < plan.stacks; index += 1) {
    const { registration, measurement, ...planned } = plannedStack(plan, index);
    const own = path.join(folder, planned.clientKey);
    await mkdir(own, { recursive: true });
    await writeFile(path.join(own, 'stack.json'), JSON.stringify({ registration, measurement }, null, 2));
    await Promise.all(
      photographKinds.map(async (kind) =>
        writeFile(path.join(own, `${kind}.jpg`), await plannedPhotograph(planned, kind)),
      ),
    );
  }
}
