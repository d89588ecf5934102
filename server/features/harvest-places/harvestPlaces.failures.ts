import type { Text } from '../../texts/language';

export const harvestPlaceFailures = {
  tooManyPlaces: {
    en: 'The department has 2,000 places of harvest already. Delete one that no stack needs.',
    da: 'Enheden har allerede 2.000 høststeder. Slet et, som ingen stak har brug for.',
    de: 'Der Bereich hat bereits 2.000 Ernteorte. Löschen Sie einen, den kein Polter braucht.',
    pl: 'Jednostka ma już 2000 miejsc pozyskania. Usuń takie, którego nie potrzebuje żaden stos.',
  },
  placeNameTaken: {
    en: 'The department has another place of harvest with this name.',
    da: 'Enheden har et andet høststed med dette navn.',
    de: 'Der Bereich hat bereits einen anderen Ernteort mit diesem Namen.',
    pl: 'Jednostka ma inne miejsce pozyskania o tej nazwie.',
  },
  areaNumberTaken: {
    en: 'Another place of harvest of the department already has one of these area numbers.',
    da: 'Et andet høststed i enheden dækker allerede samme afdeling/litra.',
    de: 'Einer dieser Waldorte gehört schon zu einem anderen Ernteort des Bereichs.',
    pl: 'Inne miejsce pozyskania tej jednostki odpowiada już jednemu z tych adresów leśnych.',
  },
  placeOfOtherDepartment: {
    en: 'The place of harvest and the stacks belong to different departments.',
    da: 'Høststedet hører til en anden enhed end stakkene.',
    de: 'Der Ernteort gehört zu einem anderen Bereich als die Polter.',
    pl: 'Miejsce pozyskania należy do innej jednostki niż stosy.',
  },
} satisfies Record<string, Text>;
