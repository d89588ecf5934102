import type { Language } from '../domain/languages';

interface MeasuredText {
  subject: string;
  before: string;
  /** This word follows a volume of solid wood, which does not include the air between the logs. */
  solid: string;
  more: string;
  after: string;
}

export const measuredTexts: Readonly<Record<Language, MeasuredText>> = {
  en: {
    subject: 'Newly measured stacks: {owner}',
    before:
      'Hello,\n\nThese stacks of {owner} have been measured. Each link opens the stack and its measurement report:',
    solid: 'solid',
    more: 'Stacks not listed here: {more}',
    after:
      'You receive this e-mail because your address is on the mailing list of a department, or because measurement reports are sent to you by e-mail. An administrator of {owner} can change that.\n\nStackyard',
  },
  da: {
    subject: 'Nyopmålte stakke: {owner}',
    before: 'Hej\n\nDisse stakke hos {owner} er opmålt. Hvert link åbner stakken og dens målerapport:',
    solid: 'fastmasse',
    more: 'Yderligere stakke: {more}',
    after:
      'Du får denne e-mail, fordi din adresse er blandt modtagerne af en enheds målerapporter, eller fordi målerapporter sendes til dig på e-mail. En administrator hos {owner} kan ændre det.\n\nVenlig hilsen\nStackyard',
  },
  de: {
    subject: 'Neu vermessene Polter: {owner}',
    before:
      'Guten Tag,\n\ndiese Polter von {owner} wurden vermessen. Über den Link öffnen Sie den Polter und sein Messprotokoll:',
    solid: 'Festmaß',
    more: 'Weitere Polter: {more}',
    after:
      'Sie erhalten diese E-Mail, weil Ihre Adresse im Verteiler eines Bereichs steht oder weil Ihnen Messprotokolle per E-Mail gesendet werden. Ein Administrator von {owner} kann das ändern.\n\nMit freundlichen Grüßen\nStackyard',
  },
  pl: {
    subject: 'Nowo zmierzone stosy: {owner}',
    before:
      'Dzień dobry,\n\nzmierzono następujące stosy ({owner}). Link otwiera stos i jego protokół pomiaru:',
    solid: 'miąższości',
    more: 'Liczba stosów niewymienionych powyżej: {more}',
    after:
      'Otrzymujesz tę wiadomość, ponieważ Twój adres jest wśród adresatów protokołów jednostki albo masz włączone wysyłanie protokołu pomiaru e-mailem. Może to zmienić administrator organizacji ({owner}).\n\nZ poważaniem\nStackyard',
  },
};
