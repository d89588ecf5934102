import fc from 'fast-check';
import { nordskovCard } from '../demo/seed/cardPlans';
import { buildCard } from './cards/buildCard';
import { readyCards } from './cards/readyCards';
import { correctableFields, mayCorrectOrderNumber, mayCorrectPosition } from './correctableFields';
import { type HandCorrections, standingCorrections } from './handCorrections';

const idsOf = (plan: Parameters<typeof buildCard>[0]) =>
  correctableFields(buildCard(plan)).map(({ id }) => id);

describe('what can be corrected', () => {
  it.each(readyCards.map((card) => [card.name, card] as const))('of %s is nothing measured', (_, card) => {
    const measured = ['volume', 'logCount', 'diameters', 'frontArea', 'backArea', 'conversionFactor'];
    const rest = ['withBark', 'assortmentLength', 'surveyor', 'measurementDate', 'fullMeasurement'];
    expect(idsOf(card)).toEqual(expect.arrayContaining(['remark', 'treeSpecies', 'assortment']));
    for (const id of [...measured, ...rest]) expect(idsOf(card)).not.toContain(id);
  });

  it('is nothing that a layout certifies, whatever it is', () => {
    const card = buildCard(nordskovCard);
    const certified = ['remark', 'orderNumber', 'position'];
    for (const { sections } of Object.values(card.reportConfig?.layouts ?? {}))
      for (const { rows } of sections)
        for (const row of rows) if (certified.includes(row.fieldId)) row.certified = true;
    expect(correctableFields(card).map(({ id }) => id)).not.toContain('remark');
    const { headerFieldIds: _, ...layout } = card.reportConfig?.layouts.logCount ?? { sections: [] };
    layout.sections[0]?.rows.push({ fieldId: 'orderNumber', certified: true, bold: false });
    expect([mayCorrectOrderNumber(card), mayCorrectPosition(card)]).toEqual([false, false]);
  });
});

const place = { latitude: 56, longitude: 9, height: null, accuracy: null };
const corrections: HandCorrections = {
  values: { remark: 'At the gate', lot: null },
  orderNumber: null,
  position: place,
};

describe('what stays corrected when a device says more', () => {
  const said = { values: { remark: 'At the gate' }, orderNumber: undefined, position: undefined };

  it('is what it says as before, or not at all', () => {
    expect(standingCorrections(corrections, said)).toEqual(corrections);
    expect(standingCorrections(corrections, { ...said, position: { ...place } })).toEqual(corrections);
  });

  it('is not what it says otherwise', () => {
    const other = { values: { remark: 'At the lake', lot: '7' }, orderNumber: 'PO', position: undefined };
    expect(standingCorrections(corrections, other)).toEqual({ values: {}, position: place });
    expect(
      standingCorrections({ values: {}, position: place }, { ...said, position: { ...place, latitude: 57 } }),
    ).toBeNull();
  });

  it('is never more than was corrected', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.string()),
        fc.dictionary(fc.string(), fc.string()),
        (before, now) => {
          const standing = standingCorrections({ values: before }, { ...said, values: now });
          for (const [id, value] of Object.entries(standing?.values ?? {})) expect(before[id]).toBe(value);
        },
      ),
    );
  });
});
