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

export interface CardProblem {
  /**
   * The path leads to the faulty value, such as `fields[3].units.display`. It is empty if the fault concerns
   * the whole document.
   */
  path: string;
  reason: CardProblemReason;
  values?: Readonly<Record<string, string | number>>;
}
