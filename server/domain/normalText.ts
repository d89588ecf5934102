// The portal and the service have one form of texts.
export { cleanLine, hasHiddenSigns, isSameName, normalText } from '../../src/lib/normalText';
