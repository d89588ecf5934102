// Portal and service have one form of texts.
export { cleanLine, hasHiddenSigns, isSameName, normalText } from '../../src/lib/normalText';
