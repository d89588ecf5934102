export type CardProblemReason =
  | 'missing'
  | 'unknownKey'
  | 'expectedText'
  | 'expectedNumber'
  | 'expectedWholeNumber'
  | 'expectedBoolean'
  | 'expectedList'
  | 'expectedObject'
  | 'expectedSingle'
  | 'notOneOf'
  | 'badId'
  | 'badText'
  | 'longText'
  | 'longList'
  | 'emptyList'
  | 'smallNumber'
  | 'largeNumber'
  | 'notAbove'
  | 'doubleField'
  | 'doubleOption'
  | 'doubleRule'
  | 'shownTwice'
  | 'noSuchField'
  | 'otherType'
  | 'unitMissing'
  | 'unitElsewhere'
  | 'unitOfOtherKind'
  | 'optionsMissing'
  | 'optionsElsewhere'
  | 'speciesElsewhere'
  | 'labelElsewhere'
  | 'ownLanguage'
  | 'languageIncomplete'
  | 'textElsewhere'
  | 'defaultUnfit'
  | 'ruleElsewhere'
  | 'requiredTooEarly'
  | 'roleTwice'
  | 'ruleWithoutValue'
  | 'ruleWithValue'
  | 'crossedRules'
  | 'emptyInterval'
  | 'intervalOrder'
  | 'intervalOverlap'
  | 'highlightOutside'
  | 'limitUnused';

/** What is wrong with a card document, and where. */
export interface CardProblem {
  /** `fields[3].units.display`; empty for the whole document. */
  path: string;
  reason: CardProblemReason;
  /** What the reason's text names; numbers are written as its language does. */
  values?: Readonly<Record<string, string | number>>;
}
