// Mails and pages lead to a stack by the same link.
export { coordinatesText, navigationLink, type Position } from '../../src/lib/position';
